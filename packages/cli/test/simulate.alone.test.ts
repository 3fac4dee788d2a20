import { afterEach, describe, expect, it, vi } from 'vitest';

/** A game that goes wrong must be reported with its seed and step, whatever goes wrong in it. */

const findings = vi.hoisted(() => ({ at: -1 }));

vi.mock('@bojiste/testing/invariants/invariants', async (original) => ({
  ...(await original<object>()),
  invariantFindings: (_: unknown, s: { step: number }) => (s.step === findings.at ? ['a card is missing'] : []),
}));

const { call, callJson } = await import('./call.ts');

afterEach(() => {
  findings.at = -1;
});

describe('a failed check of sim', () => {
  const args = ['sim', '--game', 'skirmish', '--games', '2', '--seed', 'bad', '--check', 'invariants'];

  it('exits 1 and names seed and step', async () => {
    findings.at = 7;
    const { code, err } = await call(...args);
    expect(code).toBe(1);
    expect(err).toContain('FAILED invariants: seed bad/0, step 7: a card is missing');
    expect(err).toContain('FAILED invariants: seed bad/1, step 7: a card is missing');
  });

  it('stands in the JSON too', async () => {
    findings.at = 3;
    const { code, found } = await callJson(...args);
    expect(code).toBe(1);
    expect(found.results).toEqual({ failed: 2 });
    expect(found.failures[0]).toEqual({
      check: 'invariants',
      number: 0,
      seed: 'bad/0',
      step: 3,
      message: 'a card is missing',
    });
  });
});
