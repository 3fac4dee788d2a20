import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Metrics } from '../operate/metrics.ts';

/** The ready-made dashboard asks for nothing that the server does not measure, and for everything of its own. */
it('dashboard and metrics name the same', async () => {
  const board = readFileSync(new URL('../operate/dashboard.json', import.meta.url), 'utf8');
  const measured = (await new Metrics().registry.getMetricsAsJSON()).map(({ name }) => name);
  const asked = [...new Set(board.match(/\b(?:bojiste|nodejs)_[a-z0-9_]+/g) ?? [])].map((name) =>
    name.replace(/_bucket$/, ''),
  );
  expect(asked.filter((name) => !measured.includes(name))).toEqual([]);
  const unseen = measured.filter((name) => name.startsWith('bojiste_') && !asked.includes(name));
  expect(unseen).toEqual(['bojiste_messages_total']);
});
