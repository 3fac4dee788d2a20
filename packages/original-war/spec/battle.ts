import type { Section } from '@bojiste/kernel';

export const battle: Section = {
  code: 'BATTLE',
  title: { cs: 'Boj: vyhlášení a průběh', en: 'Battle: declaring and flow' },
  clauses: [
    {
      id: 'OW-BATTLE-01',
      kind: 'rule',
      title: { cs: 'Vyhlášení boje', en: 'When a battle is possible' },
      text: {
        cs: 'Jsou-li v sektoru karty více než jednoho hráče, smí tam hráč na tahu začít boj.',
        en: 'If cards of more than one player are in a sector, the player on turn may start a battle there.',
      },
      check:
        'Given Sol and B.Sol in S2, when A\'s battle phase comes, then "battle in S2" is legal; in S1 with A\'s cards only, then illegal.',
    },
    {
      id: 'OW-BATTLE-02',
      kind: 'rule',
      title: { cs: 'Boj je dobrovolný', en: 'Battle is voluntary' },
      text: { cs: 'Společný pobyt v sektoru k boji nikdy nenutí.', en: 'Sharing a sector never forces a battle.' },
      check: 'Given Sol and B.Sol in S2, when A ends the battle phase without a battle, then legal and both stay.',
    },
    {
      id: 'OW-BATTLE-03',
      kind: 'rule',
      title: { cs: 'Jeden boj v sektoru za kolo', en: 'Many battles, one per sector' },
      text: {
        cs: 'Hráč smí za kolo svést libovolný počet bojů, v témže sektoru však jen jeden.',
        en: 'A player may fight any number of battles in a round, but only one in a given sector.',
      },
      check:
        'Given battles possible in S2 and S3, then both may be fought; a second one in S2 in the same round is illegal, also when the first came from an interception.',
    },
    {
      id: 'OW-BATTLE-04',
      kind: 'rule',
      title: { cs: 'Účast všech karet', en: 'Everyone in the sector takes part' },
      text: {
        cs: 'Do boje patří všechny karty v sektoru bez ohledu na svůj stav. Viz OW-RULING-56.',
        en: 'All cards in the sector are in the battle, whatever their state. See OW-RULING-56.',
      },
      check:
        'Given ready, exhausted, unfinished and gathering cards of both players, then all are listed as participants.',
    },
    {
      id: 'OW-BATTLE-05',
      kind: 'rule',
      title: { cs: 'Tři kola boje', en: 'Three battle rounds' },
      text: { cs: 'Boj trvá tři kola boje.', en: 'A battle lasts three battle rounds.' },
      check: 'Given nobody dies, when the third battle round ends, then the battle is over.',
    },
    {
      id: 'OW-BATTLE-06',
      kind: 'rule',
      title: { cs: 'Akce karty na řadě', en: 'Four actions of a slot' },
      text: {
        cs: 'Karta, která je na řadě, může zaútočit, vyčkávat, utéct, nebo posloužit k použití bojové akce z ruky.',
        en: 'The card whose slot it is may attack (útok), wait (vyčkávání), flee (útěk) or be used for a battle action from hand.',
      },
      check:
        "Given Sol's slot in A's round, then exactly attack, wait, flee, BA, decline (OW-WAIT-05) are offered besides free options.",
    },
    {
      id: 'OW-BATTLE-07',
      kind: 'rule',
      title: { cs: 'Možnosti kdykoli během boje', en: 'Free options' },
      text: {
        cs: 'V kterékoli chvíli boje smí hráč použít aktivační schopnosti svých karet nebo reakci z ruky.',
        en: 'At any time in a battle a player may use activated abilities of own cards or a reaction from hand.',
      },
      check: "Given B's slot, when A activates an ability, then it resolves and B's slot continues.",
    },
    {
      id: 'OW-BATTLE-08',
      kind: 'rule',
      title: { cs: 'Několik akcí za sebou', en: 'Runs of own slots' },
      text: {
        cs: 'Hráč, který má více karet s vysokou iniciativou, může jednat několikrát po sobě dříve než soupeř.',
        en: 'A player with several high initiatives may act several times before the opponent.',
      },
      check: "Given A's initiatives 24, 20 and B's 15, then A acts twice first.",
    },
  ],
};
