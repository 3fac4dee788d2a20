import type { CardView, Handle } from '@bojiste/kernel';
import type { BattleScene } from '@bojiste/session/games/original-war';
import { Chip, OwArt } from '../../cards/original-war/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { useTable } from '../common/context.ts';
import { actingNow, type Force, forcesIn, type Side } from './war.ts';

/** Who faces whom before a blow falls: both lines as large as the land allows, what they drive and built behind them. */

/** So many stand abreast without hiding each other. */
const ABREAST = 3;
const BEHIND = 3;
/** Fewer are not drawn larger than this many would be. */
const LEAST_ABREAST = 4;

type Facing = 'own' | 'foe';

/** Friends stand with the own side; of animals and enemies, those that stand against it. */
const facing = (side: Side): Facing => (side === 'own' || side === 'ally' ? 'own' : 'foe');

const sideOfAll = (forces: readonly Force[], at: Facing) => forces.filter(({ side }) => facing(side) === at);

/** Whoever acts now stands in front, then who acts sooner; those who do not act at all come last. */
function inOrder(cards: readonly CardView[], { order }: BattleScene, now: Handle): CardView[] {
  const place = ({ handle }: CardView): number => {
    if (handle === now) return -1;
    const at = order.findIndex(({ card }) => card === handle);
    return at < 0 ? order.length : at;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** What stands on the land of a battle, as it stands on the map. */
export function Behind({ scene }: { scene: BattleScene }) {
  const table = useTable();
  const forces = forcesIn(table, scene.sector);
  return (['own', 'foe'] as const).map((at) => {
    const things = sideOfAll(forces, at).flatMap(({ buildings, vehicles }) => [...vehicles, ...buildings]);
    const known = things.flatMap((card) => {
      const info = table.info(card);
      return info === null ? [] : [{ handle: card.handle, info }];
    });
    return (
      <span key={at} className="ow-behind" data-side={at}>
        {known.slice(0, BEHIND).map(({ handle, info }) => (
          <span key={handle}>
            <OwArt info={info} size="bare" />
          </span>
        ))}
      </span>
    );
  });
}

/** The same cards lie in the opened sector, where they can be chosen: these are to look at. */
export function Lines({ scene }: { scene: BattleScene }) {
  const table = useTable();
  const forces = forcesIn(table, scene.sector);
  const now = actingNow(table, scene);
  const lines = (['own', 'foe'] as const).map((at) => ({
    at,
    standing: sideOfAll(forces, at)
      .flatMap((force) => inOrder([...force.people, ...force.vehicles], scene, now).map((card) => ({ card, force })))
      .slice(0, ABREAST),
  }));
  const all = lines.reduce((sum, { standing }) => sum + standing.length, 0);
  return (
    <div
      className="ow-lines"
      aria-hidden="true"
      style={{ '--all': Math.max(LEAST_ABREAST, all) } as React.CSSProperties}
    >
      {lines.map(({ at, standing }) => (
        <div key={at} data-side={at}>
          {standing.map(({ card, force }) => {
            const info = table.info(card);
            if (info === null) return null;
            const values = valuesOf(table.catalogue, info, card);
            return (
              <Chip
                key={card.handle}
                info={info}
                values={values}
                lang={table.lang}
                side={force.side}
                seat={force.seat}
                crew={0}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
