import type { Bilingual } from '@bojiste/kernel';
import type { Refusal } from '@bojiste/session/wire';

/** Everything the server itself refuses, in words. What the rules refuse is said by the game. */

const WORDS = {
  malformed: { cs: 'Této zprávě server nerozumí.', en: 'The server does not understand this message.' },
  version: {
    cs: 'Stránka je jiné verze než server; načtěte ji znovu.',
    en: 'The page and the server differ in version; reload the page.',
  },
  noMatch: { cs: 'Takový stůl tu není.', en: 'There is no such table.' },
  notOpened: { cs: 'Nejdřív stůl otevřete.', en: 'Open the table first.' },
  notSeated: { cs: 'U tohoto stolu nesedíte.', en: 'You have no seat at this table.' },
  badToken: { cs: 'Tento klíč k místu neplatí.', en: 'This seat token is not valid.' },
  private: { cs: 'Tento stůl je jen pro pozvané.', en: 'This table is by invitation only.' },
  notBegun: { cs: 'Hra ještě nezačala.', en: 'The game has not begun.' },
  over: { cs: 'Hra už skončila.', en: 'The game is over.' },
  slow: {
    cs: 'Příliš mnoho zpráv najednou; zkuste to za chvíli.',
    en: 'Too many messages at once; try again in a moment.',
  },
  busy: {
    cs: 'Server toho pro vás teď počítá příliš mnoho; zkuste to za chvíli.',
    en: 'The server is working out too much for you just now; try again in a moment.',
  },
  unavailable: {
    cs: 'Server teď nemůže zapisovat; zkuste to za chvíli.',
    en: 'The server cannot write just now; try again in a moment.',
  },
  undoNever: { cs: 'U tohoto stolu se tahy nevracejí.', en: 'Nothing is taken back at this table.' },
  undoNothing: { cs: 'Není co vzít zpět.', en: 'There is nothing to take back.' },
  undoLate: { cs: 'Mezitím už se hrálo dál.', en: 'The game has gone on meanwhile.' },
  undoRated: {
    cs: 'V hodnocené hře lze vrátit jen to, čím nevyšlo nic najevo.',
    en: 'In a rated game only what brought nothing to light can be taken back.',
  },
  blocked: { cs: 'Soupeř to už dvakrát odmítl.', en: 'It has been refused twice already.' },
  asked: { cs: 'O to už se žádá.', en: 'That is being asked already.' },
  noOffer: { cs: 'Nikdo o to nežádá.', en: 'Nobody is asking for that.' },
  ownOffer: { cs: 'Na vlastní návrh neodpovídáte.', en: 'It is your own offer.' },
  noDraw: { cs: 'Remíza se tu nabídnout nedá.', en: 'A draw cannot be offered here.' },
  noPause: { cs: 'Zastavit lze jen běžící hodiny.', en: 'Only a running clock can be paused.' },
  noClaim: { cs: 'Teď není na co mít nárok.', en: 'There is nothing to claim now.' },
  noNonce: { cs: 'Číslo už jste přidali.', en: 'You have added your number already.' },
  noWindow: { cs: 'Takové okno hra nemá.', en: 'The game has no such window.' },
  out: { cs: 'Ve hře už nejste; rozhodují ti, kdo hrají.', en: 'You are out of the game; those who play decide.' },
  fault: {
    cs: 'V pravidlech na serveru nastala chyba; hra se ruší bez výsledku.',
    en: 'The rules on the server failed; the game is annulled.',
  },
  held: {
    cs: 'Pravidla se mezitím změnila tak, že hra nemůže sama pokračovat; rozhodne správce serveru. Čas neběží.',
    en: 'The rules have changed so that the game cannot go on by itself; whoever runs the server decides. No clock runs.',
  },
  elsewhere: {
    cs: 'Tento stůl právě vede jiný uzel serveru podle jiné verze pravidel; zkuste to za chvíli.',
    en: 'Another node of the server leads this table by another version of the rules; try again in a moment.',
  },
  handsHidden: { cs: 'Hráči nesouhlasili s ukazováním karet.', en: 'The players have not agreed to show their cards.' },
  handsLater: {
    cs: 'Karty v rukou se ukazují s odstupem celého tahu; zatím se odehrálo málo.',
    en: 'Hands are shown a whole turn later; not enough has been played yet.',
  },
  muted: { cs: 'U tohoto stolu teď psát nemůžete.', en: 'You cannot write at this table.' },
  silenced: {
    cs: 'Správce serveru vám na čas vzal možnost psát ostatním.',
    en: 'Whoever runs the server has taken writing to others from you for a time.',
  },
} satisfies Record<string, Bilingual>;

export type RefusalCode = keyof typeof WORDS;

export const refuse = (code: RefusalCode): Refusal => ({ code, text: WORDS[code], clause: '', blockers: [] });
