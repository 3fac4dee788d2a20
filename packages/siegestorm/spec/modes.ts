import type { Section } from '@bojiste/kernel';

export const modes: Section = {
  code: 'MODE',
  title: { cs: 'Další herní režimy obecně', en: 'Other modes in general' },
  clauses: [
    {
      id: 'SS-MODE-01',
      kind: 'rule',
      title: { cs: 'Základní pravidla', en: 'Basic rules unless changed' },
      text: {
        cs: 'Ostatní režimy se řídí základními pravidly, nestanoví-li jejich vlastní kapitola něco jiného.',
        en: 'The other modes use the basic rules except where their own chapter says otherwise.',
      },
      check:
        'Given the conformance suite for sections 2–17, when run with siege, coop and lms rule sets, then every clause not listed as changed in sections 19–27 passes.',
    },
    {
      id: 'SS-MODE-02',
      kind: 'rule',
      title: { cs: 'Umělá inteligence', en: 'Scripted opponent' },
      text: {
        cs: '„Obléhání“ používá zvláštní balíčky pro soupeře, kterého neřídí člověk; díky tomu lze hrát i sólo.',
        en: 'Siege play uses special decks made for an opponent without a human behind it, which makes solo play possible.',
      },
      check:
        "Given a siege game, when it is the boss's turn, then the game advances without any command from a boss player, pausing only for decisions the rules give to the player.",
    },
    {
      id: 'SS-MODE-03',
      kind: 'rule',
      title: { cs: 'Různí bossové', en: 'Bosses differ' },
      text: {
        cs: 'Každý boss má vlastní schopnosti a vlastní složení balíčku.',
        en: 'Each boss has its own abilities and deck make-up.',
      },
      check:
        'Given two boss definitions, when games start, then lives, threat, deck counts and hand count come from the definition and not from code.',
    },
  ],
};
