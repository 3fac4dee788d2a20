import { sure } from '@bojiste/kernel/state/sure';

/** Spaces of Siegestorm in words, whoever they belong to. */

const SPACE = /^[A-D]x?(1|2|3|-front|-strike)$/;
const POSITIONS: Readonly<Record<string, { cs: string; en: string }>> = {
  '1': { cs: 'pole nasazení', en: 'the deployment space' },
  '2': { cs: 'prostřední pole', en: 'the middle space' },
  '3': { cs: 'nejpřednější pole', en: 'the foremost space' },
  '-front': { cs: 'fronta', en: 'the front' },
  '-strike': { cs: 'pole úderu', en: 'the striking space' },
};
const NO_MANS = { cs: 'země nikoho', en: 'no man’s land' };

export function place(name: string): { cs: string; en: string } | undefined {
  if (/^land[A-D]?$/.test(name)) return NO_MANS;
  const found = SPACE.exec(name);
  return found === null ? undefined : POSITIONS[sure(found[1])];
}
