import type { Section } from '@bojiste/kernel';

export const combatOutcome: Section = {
  code: 'FIGHT',
  title: { cs: 'Souboj: vyhodnocení, změna stavu, body', en: 'Combat: evaluation, change of state, points' },
  clauses: [
    {
      id: 'DT-FIGHT-46',
      kind: 'rule',
      title: { cs: 'Poslední srovnání', en: 'Final comparison' },
      text: {
        cs: 'Všechny modifikátory se sečtou a hodnoty se naposledy porovnají: upravená útočná hodnota rovná upravené hodnotě O nebo vyšší zraňuje, nižší nezpůsobí nic.',
        en: 'All modifiers are totalled and the values compared for the last time; modified attack ≥ modified O wounds, a lower one does nothing.',
      },
      check: 'Given Z 10 against O 10, then WOUND; Z 9 against O 10, then NOTHING.',
    },
    {
      id: 'DT-FIGHT-47',
      kind: 'rule',
      title: { cs: 'Výsledky útoku', en: 'Three possible results' },
      text: {
        cs: 'Útok zraní, automaticky zabije, nebo nemá žádný účinek; částečné poškození neexistuje.',
        en: 'An attack wounds, kills automatically, or has no effect; there is no partial damage.',
      },
      check: "Given any evaluation, when read, then each side's result is one of NOTHING, WOUND, KILL.",
    },
    {
      id: 'DT-FIGHT-48',
      kind: 'rule',
      title: { cs: 'Druhé zranění', en: 'Second wound kills' },
      text: {
        cs: 'Je-li již zraněný bojovník zraněn znovu, je zabit.',
        en: 'A warrior already wounded who is wounded again is killed.',
      },
      check: 'Given a wounded defender and a WOUND result, when phase 7 is done, then the defender is killed.',
    },
    {
      id: 'DT-FIGHT-49',
      kind: 'rule',
      title: { cs: 'Záchrana zabitého', en: 'Last chance to save' },
      text: {
        cs: 'V této fázi mají hráči poslední příležitost zachránit zabitého bojovníka efektem karty.',
        en: 'In this phase players have the final opportunity to save a killed warrior by a card effect.',
      },
      check: 'Given a KILL result and ÚNIK O VLÁSEK!, when played in phase 7, then the warrior stays in play.',
    },
    {
      id: 'DT-FIGHT-50',
      kind: 'rule',
      title: { cs: 'Povolené karty ve fázi 7', en: 'Only saving cards allowed' },
      text: {
        cs: 'Hrát se zde smějí pouze karty KDYKOLI, které zachraňují před zabitím nebo ruší zranění (a podle příkladu v pravidlech také reakce na ně).',
        en: "Only ANYTIME cards that save from being killed or cancel the wound may be played here (plus reactions to those, as the rulebook's example shows).",
      },
      check:
        'Given phase 7, when a card that adds D is played, then rejected; a card cancelling the wound is accepted, and KOMUNIKAČNÍ ŠUM against it is accepted.',
    },
    {
      id: 'DT-FIGHT-51',
      kind: 'rule',
      title: { cs: 'Léčení dřívějších zranění', en: 'Healing old wounds is not saving' },
      text: {
        cs: 'Karty, které léčí dříve utrpěné zranění, patří ve fázi 7 mezi zakázané.',
        en: 'Cards that heal a wound suffered earlier are among the forbidden ones in phase 7.',
      },
      check:
        'Given a wounded defender about to be killed by a second wound, when its controller plays a heal for the first wound in phase 7, then rejected.',
    },
    {
      id: 'DT-FIGHT-52',
      kind: 'rule',
      title: { cs: 'Otočení zraněného', en: 'Wounded are turned sideways' },
      text: {
        cs: 'Bojovník zraněný v souboji se označí jako zraněný otočením karty do vodorovné polohy.',
        en: 'A warrior wounded in the combat is marked as wounded (card sideways).',
      },
      check: 'Given a WOUND result on a healthy warrior with no saving card, when phase 7 ends, then wounded = true.',
    },
    {
      id: 'DT-FIGHT-53',
      kind: 'rule',
      title: { cs: 'Důsledky zranění', en: 'A wound changes nothing else' },
      text: {
        cs: 'Hodnoty, schopnosti ani vybavení zraněného bojovníka nejsou dotčeny; útočí i brání se jako obvykle.',
        en: 'Values, abilities and equipment of a wounded warrior are unaffected; he attacks and defends as usual.',
      },
      check: 'Given W becomes wounded, when his ability list and values are compared before and after, then equal.',
    },
    {
      id: 'DT-FIGHT-54',
      kind: 'rule',
      title: { cs: 'Zabitý bojovník', en: 'Killed warrior goes to the discard pile' },
      text: {
        cs: 'Zabitý bojovník se odkládá do hrobu se všemi kartami, které jsou k němu přiloženy.',
        en: 'A killed warrior is put in the discard pile with all cards attached to him.',
      },
      check:
        "Given W with two attachments is killed, when phase 7 ends, then all three cards are in their owners' discard piles.",
    },
    {
      id: 'DT-FIGHT-55',
      kind: 'rule',
      title: { cs: 'Léčení po fázi 7', en: 'Fresh wounds may be healed from the next window on' },
      text: {
        cs: 'Právě zranění bojovníci mohou být léčeni od fáze KDYKOLI, která následuje po fázi 7.',
        en: 'From the ANYTIME window after phase 7, warriors just wounded may be healed.',
      },
      check:
        'Given W wounded in this combat, when a heal is played in phase 7, then rejected; in the window after it, accepted.',
    },
    {
      id: 'DT-FIGHT-56',
      kind: 'rule',
      title: { cs: 'Odměna za zabití', en: 'Reward is the modified H of the killed warrior' },
      text: {
        cs: 'Hráč ovládající vítězného bojovníka získává za zabití tolik bodů, kolik činí MODIFIKOVANÁ hodnota H zabitého bojovníka.',
        en: 'The player who controls the killing warrior gets points equal to the modified H of the warrior killed.',
      },
      check: 'Given a victim with base H 8 and +2 H, when killed, then 10 points.',
    },
    {
      id: 'DT-FIGHT-57',
      kind: 'rule',
      title: { cs: 'Oba zabiti', en: 'Both killed, both rewarded' },
      text: {
        cs: 'Zahynou-li oba bojovníci, dostanou své body oba hráči.',
        en: 'If both die both players receive their points.',
      },
      check:
        "Given A (H 5) and D (H 7) kill each other, when phase 8 runs, then the attacker's player gets 7 and the defender's player 5.",
    },
    {
      id: 'DT-FIGHT-58',
      kind: 'rule',
      title: { cs: 'Rozdělení bodů', en: 'Points may be divided freely' },
      text: {
        cs: 'Body lze přijmout jako vítězné body, jako body osudu, nebo je mezi oba druhy libovolně rozdělit.',
        en: 'The points may be taken as VP, as destiny points or divided between the two at will.',
      },
      check: 'Given 8 points, when the player answers 3 D + 5 VP, then accepted; 5 + 5 is rejected.',
    },
    {
      id: 'DT-FIGHT-59',
      kind: 'rule',
      title: { cs: 'Ohlášení volby', en: 'Split announced before it takes effect' },
      text: {
        cs: 'Rozdělení se ohlašuje v této fázi, ještě než nabude účinku, protože karty mohou počet i druh bodů změnit.',
        en: 'The division is declared in this phase because cards can change the number and kind of points.',
      },
      check:
        'Given the split 3 D + 5 VP declared, when NAPÁLEN! is played in reaction, then it is applied before VP are credited and before victory is checked.',
    },
    {
      id: 'DT-FIGHT-60',
      kind: 'rule',
      title: { cs: 'Odměna za vlastní bojovníky', en: 'Own warriors: destiny points only' },
      text: {
        cs: 'Za zabití vlastních bojovníků se získávají pouze body osudu.',
        en: "For killing one's own warriors only destiny points are received.",
      },
      check:
        "Given an effect made P1's A kill P1's B (H 4), when phase 8 asks for a split, then the only accepted answer is 4 D + 0 VP.",
    },
  ],
};
