import type { Section } from '@bojiste/kernel';

export const cardAnatomy: Section = {
  code: 'ANAT',
  title: { cs: 'Rozbor karty', en: 'Card anatomy' },
  clauses: [
    {
      id: 'SS-ANAT-01',
      kind: 'rule',
      title: { cs: 'Struktura karty', en: 'Uniform structure' },
      text: {
        cs: 'Všechny karty mají stejné rozvržení a používají stejné pojmy.',
        en: 'All cards share one layout and one set of terms.',
      },
      check:
        'Given the card schema, when every catalogue entry is validated, then each has name, faction, rank, origin, cost, AN, DN, action, ability.',
    },
    {
      id: 'SS-ANAT-02',
      kind: 'rule',
      title: { cs: 'Cena', en: 'Cost' },
      text: {
        cs: 'Číslo v levém horním rohu karty; udává, kolik karet z ruky je třeba odhodit, aby mohla být karta zahrána.',
        en: 'The number in the top left corner; it says how many hand cards must be discarded to play the card.',
      },
      check:
        'Given M 3/1/1 and three other hand cards, when A plays it without reserves, then exactly three cards are discarded.',
    },
    {
      id: 'SS-ANAT-03',
      kind: 'rule',
      title: { cs: 'Útočné číslo', en: 'Attack number' },
      text: {
        cs: 'Číslo v levém dolním rohu karty (ÚČ); základ síly útoku před započtením modifikátorů.',
        en: 'The number in the bottom left corner; the base of attack strength before modifiers.',
      },
      check: 'Given M 0/4/0 striking an undefended opponent with no modifiers, when damage is computed, then it is 4.',
    },
    {
      id: 'SS-ANAT-04',
      kind: 'rule',
      title: { cs: 'Obranné číslo', en: 'Defence number' },
      text: {
        cs: 'Číslo v pravém dolním rohu karty (OČ); obranná síla nestvůry.',
        en: "The number in the bottom right corner; the monster's defensive power.",
      },
      check: 'Given a defender with DN 3 and a striker with AN 5, when attack strength is computed, then it is 2.',
    },
    {
      id: 'SS-ANAT-05',
      kind: 'rule',
      title: { cs: 'Pole akce', en: 'Action box' },
      text: { cs: 'Efekt uvedený v červeně orámovaném poli.', en: 'The effect in the red-framed box.' },
      check: 'Given a card with both boxes, when it is played as an action, then only the red-box effect resolves.',
    },
    {
      id: 'SS-ANAT-06',
      kind: 'rule',
      title: { cs: 'Pole schopnosti', en: 'Ability box' },
      text: { cs: 'Efekt uvedený v modře orámovaném poli.', en: 'The effect in the blue-framed box.' },
      check:
        'Given a card with both boxes in A.army[2], when active effects are listed, then only the blue-box effect is listed for it.',
    },
    {
      id: 'SS-ANAT-07',
      kind: 'rule',
      title: { cs: 'Čtyři hodnosti', en: 'Four ranks' },
      text: {
        cs: 'Každá hráčská karta má hodnost voják, veterán, elita, nebo šampion.',
        en: 'Every player card is a soldier (voják), veteran (veterán), elite (elita) or champion (šampion).',
      },
      check: 'Given the catalogue, when ranks are collected, then each card has exactly one of these four values.',
    },
    {
      id: 'SS-ANAT-08',
      kind: 'rule',
      title: { cs: 'Znak původu karty', en: 'Origin mark' },
      text: {
        cs: 'Symbol v erbu naspodu karty ukazuje, zda karta patří do začátečnického balíčku (zelený), do základní hry (bílý), nebo do rozšiřujícího balíčku.',
        en: "A mark in the crest at the card's bottom tells whether it belongs to the beginner deck (green), the base game (white) or an expansion pack (rozšiřující balíček).",
      },
      check:
        'Given the catalogue, when origins are collected, then each card has one of starter, base, expansion (glossary conflict: SS-RULING-05).',
    },
    {
      id: 'SS-ANAT-09',
      kind: 'rule',
      title: { cs: 'Zadní strana', en: 'Back shows the faction' },
      text: { cs: 'Zadní strana karty prozrazuje její frakci.', en: 'The card back identifies the faction.' },
      check: 'Given a catalogue card, when its back id is read, then it equals its faction.',
    },
    {
      id: 'SS-ANAT-10',
      kind: 'rule',
      title: { cs: 'Obaly na karty', en: 'Hide backs in competition' },
      text: {
        cs: 'Protože lze protivníkovi karty přebírat, doporučují se pro soutěžní hru obaly, které zadní strany skryjí.',
        en: 'Because cards can be taken over from the opponent, sleeves hiding the backs are recommended for competitive play.',
      },
      check:
        "Given A holds a card stolen from B, when B's (or a spectator's) view is serialised, then nothing about that hidden card reveals its faction.",
    },
  ],
};
