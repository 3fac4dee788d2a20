import type { Section } from '@bojiste/kernel';

export const anytime: Section = {
  code: 'ANY',
  title: { cs: 'KDYKOLI', en: 'ANYTIME windows' },
  clauses: [
    {
      id: 'DT-ANY-01',
      kind: 'rule',
      title: { cs: 'První hraje hlavní hráč', en: 'Active player has first choice' },
      text: {
        cs: 'V každé fázi KDYKOLI má první možnost zahrát kartu KDYKOLI hráč, jehož kolo probíhá.',
        en: 'In each window the player whose turn it is gets the first opportunity to play an ANYTIME card.',
      },
      check:
        "Given a window after P1's draw, when P2 sends a play command before P1 has acted or passed, then it is queued or rejected, not executed.",
    },
    {
      id: 'DT-ANY-02',
      kind: 'rule',
      title: { cs: 'Následující hráč', en: 'Others follow in order' },
      text: {
        cs: 'Každý další hráč smí jednat teprve tehdy, když ten před ním něco zahrál nebo prohlásil, že nic nehraje.',
        en: 'Each later player may act only once the one before him has played something or declared that he does not.',
      },
      check: 'Given three players, when P1 passes, then only P2 holds priority; when P2 passes, only P3 does.',
    },
    {
      id: 'DT-ANY-03',
      kind: 'rule',
      title: { cs: 'Vrácení přeskočeného KDYKOLI', en: 'Skipped window can be reclaimed' },
      text: {
        cs: 'Pokračuje-li hlavní hráč rovnou dalším krokem, může ho kdokoli vrátit, aby mohl zahrát kartu KDYKOLI. Ozve-li se více hráčů, jednají v herním pořadí.',
        en: 'If the active player goes straight on with his next step, anyone may call him back in order to play an ANYTIME card; several callers act in turn order.',
      },
      check:
        "Given P1 sends ACTION while the window after the draw has not been passed by P2, when P2 answers with an ANYTIME card, then the card is handled before P1's action.",
    },
    {
      id: 'DT-ANY-04',
      kind: 'rule',
      title: { cs: 'Ztráta práva hrát první', en: 'Rushing forfeits the first chance' },
      text: {
        cs: 'Hlavní hráč, který fázi KDYKOLI ve spěchu přeskočil, se vzdal práva hrát v ní jako první.',
        en: 'An active player who hurried past the window has given up being the first to play in it.',
      },
      check:
        'Given P1 sent ACTION directly (counted as a pass), when P2 then plays a card in that window, then P1 gets priority only after P2 and the remaining players in that cycle.',
    },
    {
      id: 'DT-ANY-05',
      kind: 'rule',
      title: { cs: 'Odsouhlasení konce KDYKOLI', en: 'All passes close the window' },
      text: {
        cs: 'Shodnou-li se všichni hráči, že nic hrát nebudou, hra postupuje dál a hlavní hráč už nemůže fázi KDYKOLI znovu otevřít.',
        en: 'When every player agrees to play nothing, the game moves on and the active player cannot reopen the window.',
      },
      check:
        'Given all players passed in sequence, when P1 then sends an ANYTIME card before the next step has begun, then it is rejected until the next window.',
    },
    {
      id: 'DT-ANY-06',
      kind: 'rule',
      title: { cs: 'Celý koloběh bez hraní', en: 'A play keeps the window open' },
      text: {
        cs: 'Jakmile kdokoli něco zahraje, trvá fáze KDYKOLI tak dlouho, dokud neproběhne celý koloběh, v němž nikdo z hráčů nic nezahraje.',
        en: 'Once anyone has played something, the window goes on until a complete cycle passes in which all players decline.',
      },
      check:
        'Given two players, when P1 passes, P2 plays a card, then P1 is asked again; the window closes only after P1 and P2 decline in succession.',
    },
    {
      id: 'DT-ANY-07',
      kind: 'rule',
      title: { cs: 'Pořadí v souboji', en: 'Order in combat windows' },
      text: {
        cs: 'V průběhu souboje má přednost útočící hráč, po něm bránící se hráč a pak ostatní v obvyklém pořadí.',
        en: 'During combat the attacking player is first, then the defending player, then the others in normal order.',
      },
      check:
        'Given P1 attacks P3 in a four-player game, when a combat window opens, then priority goes P1, P3, P2, P4 (others in turn order after the active player).',
    },
    {
      id: 'DT-ANY-08',
      kind: 'rule',
      title: { cs: 'První útok obránce', en: 'Defender first if he has first attack' },
      text: {
        cs: 'Má-li první útok obránce, hraje ve fázích KDYKOLI v průběhu souboje jako první hráč, který ho ovládá.',
        en: 'If the defending warrior has first attack (první útok), his controller is first in the combat windows.',
      },
      check:
        "Given P1's plain attacker and P2's defender with first attack, when the modifier phase opens, then P2 holds priority first.",
    },
    {
      id: 'DT-ANY-09',
      kind: 'rule',
      title: { cs: 'KDYKOLI mezi fázemi souboje', en: 'Window after each combat phase' },
      text: {
        cs: 'Po každé z osmi fází souboje následuje fáze KDYKOLI.',
        en: 'An ANYTIME window follows every one of the eight combat phases.',
      },
      check:
        'Given a combat with no cards played, when the log is read, then eight combat windows were opened and closed by passes.',
    },
    {
      id: 'DT-ANY-10',
      kind: 'rule',
      title: { cs: 'Schopnosti KDYKOLI', en: 'Abilities usable ANYTIME share the window' },
      text: {
        cs: 'Rozhodnutí, která pravidla dovolují učinit KDYKOLI (aliance, viry, karty bez ceny v akcích, volba strany kultisty, přidělení seržanta, schopnosti rušící imunitu), se řídí stejným pořadím jako karty KDYKOLI.',
        en: "Choices that the rules allow ANYTIME (alliances, viruses, cards with no action price, a cultist's side, a sergeant's assignment, immunity-cancelling abilities) are taken with the same priority as ANYTIME cards.",
      },
      check:
        'Given P2 controls a cultist and P1 holds priority, when P2 sends the side change, then it waits until P2 holds priority.',
    },
  ],
};
