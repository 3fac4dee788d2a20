import { warmWorker } from '../../session/thread.ts';
import { fetchTable } from '../../table/registry.ts';

/** What a game will need is fetched while the player still reads, and all of it at the same time. */

const play = () => import('../play/play.tsx');

/** Whatever is played, this is needed. */
export function prepareAny(): void {
  warmWorker();
  play().catch(() => {});
}

export function prepare(game: string): void {
  warmWorker(game);
  fetchTable(game);
  play().catch(() => {});
}
