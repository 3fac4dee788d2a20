import type { Section } from '@bojiste/kernel';

export const deckBuilding: Section = {
  code: 'DECK',
  title: { cs: 'Hrací balíček, sideboard, sbírka', en: 'Deck, sideboard, collection' },
  clauses: [
    {
      id: 'DT-DECK-01',
      kind: 'rule',
      title: { cs: 'Nejméně 60 karet', en: 'Minimum size of a deck' },
      text: {
        cs: 'Na začátku hry má knihovna zpravidla aspoň 60 karet (podle dohody).',
        en: 'At the beginning the library normally contains at least 60 cards (by agreement).',
      },
      check: 'Given 59 cards and default config, when validated, then rejected; 60 and 100 are accepted.',
    },
    {
      id: 'DT-DECK-02',
      kind: 'rule',
      title: { cs: 'Nejvýše čtyři kopie', en: 'At most four copies' },
      text: {
        cs: 'Zpravidla v ní mohou být nejvýš 4 kopie stejné karty.',
        en: 'It normally contains at most 4 copies of the same card.',
      },
      check: 'Given 5 copies of one card, when validated, then rejected.',
    },
    {
      id: 'DT-DECK-03',
      kind: 'rule',
      title: { cs: 'Sideboard o 25 kartách', en: 'Sideboard of exactly 25' },
      text: {
        cs: 'Na začátku každé hry tvoří sideboard přesně 25 karet (podle dohody).',
        en: 'At the beginning of every game the sideboard has exactly 25 cards (by agreement).',
      },
      check: 'Given 24 or 26 cards, when validated, then rejected.',
    },
    {
      id: 'DT-DECK-04',
      kind: 'rule',
      title: { cs: 'Sideboard při hře', en: 'Use during the game' },
      text: {
        cs: 'Sideboard lze využít během hry, například když hráč vyhledává kartu ve své sbírce.',
        en: "It may be used in play, e.g. when searching one's collection.",
      },
      check: 'Given an effect "search your collection", when resolved, then sideboard cards are among the candidates.',
    },
    {
      id: 'DT-DECK-05',
      kind: 'rule',
      title: { cs: 'Sideboard mezi hrami', en: 'Use between games' },
      text: {
        cs: 'Mezi hrami lze karty ze sideboardu použít k úpravě hracího balíčku.',
        en: 'It may be used between games to change the play deck.',
      },
      check:
        'Given a swap of 3 cards each way between games, when validated, then library size and sideboard 25 are unchanged.',
    },
    {
      id: 'DT-DECK-06',
      kind: 'rule',
      title: { cs: 'Co tvoří sbírku', en: 'Collection' },
      text: {
        cs: 'Z hlediska hry tvoří sbírku knihovna, hrob a sideboard.',
        en: 'For game purposes the collection is the library, the discard pile and the sideboard.',
      },
      check: 'Given one copy in each of these, when the collection is enumerated, then 3 are found.',
    },
    {
      id: 'DT-DECK-07',
      kind: 'rule',
      title: { cs: 'Co do sbírky nepatří', en: 'What is not collection' },
      text: {
        cs: 'Do sbírky nepatří karty ležící na stole, karty v ruce ani karty obětované.',
        en: 'Cards on the table, in hand and sacrificed cards do not belong to it.',
      },
      check: 'Given copies on the table, in hand and in the sacrifice pile, when enumerated, then 0 are found.',
    },
    {
      id: 'DT-DECK-08',
      kind: 'rule',
      title: { cs: 'Dohoda o počtech karet', en: 'Limits are configurable' },
      text: {
        cs: 'Počty karet v balíčku a v sideboardu závisejí na dohodě hráčů nebo rozhodčích.',
        en: 'The deck and sideboard numbers depend on agreement of players or referees.',
      },
      check: 'Given config minDeck = 45, when a 45-card deck is validated, then accepted.',
    },
  ],
};
