import type { Section } from '@bojiste/kernel';

export const targeting: Section = {
  code: 'TARGET',
  title: { cs: 'Cílení bojovníků a stavy mimo hru', en: 'Targeting and out-of-play states' },
  clauses: [
    {
      id: 'DT-TARGET-01',
      kind: 'rule',
      title: { cs: 'Doplnění textu karet', en: 'These readings supplement card texts' },
      text: {
        cs: 'Níže popsané stavy určují pravidla, i když na kartách takový text vytištěn není.',
        en: 'The states below are defined by the rules even though the cards do not print it.',
      },
      check: 'Given the state table, when a card of the list is resolved, then it applies exactly the flags below.',
    },
    {
      id: 'DT-TARGET-02',
      kind: 'rule',
      title: { cs: 'Bojovník není ve hře', en: 'Not in play (MISSING IN ACTION, ODDECH V TÝLU)' },
      text: {
        cs: 'Bojovník s kartou MISSING IN ACTION nebo ODDECH V TÝLU není ve hře. Nepůsobí na něj žádné karty, on sám nic neovlivňuje a nelze ho cílit.',
        en: 'The warrior is not in play; no card affects him, he affects nothing and cannot be targeted.',
      },
      check:
        "Given W under MISSING IN ACTION, when VLNA POCTIVOSTI targets W, then rejected; W's bonuses to others are off.",
    },
    {
      id: 'DT-TARGET-03',
      kind: 'rule',
      title: { cs: 'Mimo hru nechrání před Sabotáží', en: 'Not in play: no Sabotage shield' },
      text: {
        cs: 'Bojovník, který takto není ve hře, nechrání před Sabotáží.',
        en: 'Such a warrior does not protect from Sabotage.',
      },
      check: "Given P2's only warrior is under ODDECH V TÝLU, when P1 requests Sabotage, then legal.",
    },
    {
      id: 'DT-TARGET-04',
      kind: 'rule',
      title: { cs: 'Mimo hru uvolňuje unikátnost', en: 'Not in play: uniqueness is freed' },
      text: {
        cs: 'Jde-li o osobnost nebo o držitele relikvie, lze vyložit další kopii této osobnosti či relikvie.',
        en: 'If he is a personality or holds a relic, another copy of it may be played.',
      },
      check: 'Given VALERIE under MISSING IN ACTION, when P2 plays VALERIE, then accepted.',
    },
    {
      id: 'DT-TARGET-05',
      kind: 'rule',
      title: { cs: 'Návrat původní kopie', en: 'Return discards the older copy' },
      text: {
        cs: 'Jakmile blokující karta zmizí a ve hře už je novější kopie, vyřadí se původní, dříve vyložená osobnost nebo relikvie.',
        en: 'When the blocking card goes, the original, earlier played personality or relic is discarded (if a newer copy is in play).',
      },
      check:
        "Given the situation above, when MISSING IN ACTION is discarded, then P1's old VALERIE is discarded and P2's stays.",
    },
    {
      id: 'DT-TARGET-06',
      kind: 'rule',
      title: { cs: 'Bojovníka nelze napadnout', en: 'Cannot be attacked (OCHRANNÁ ZEĎ, SCHOVÁN, SKRYTÁ ZÁLOHA)' },
      text: {
        cs: 'Bojovníka s kartou OCHRANNÁ ZEĎ, SCHOVÁN nebo SKRYTÁ ZÁLOHA nelze napadnout a před Sabotáží nechrání. Jinak ho ale lze cílit, vybavovat a podobně.',
        en: 'The warrior cannot be attacked and gives no Sabotage protection, but can otherwise be targeted, equipped and so on.',
      },
      check:
        'Given SCHOVÁN on W, when W is named defender, then rejected; when W is equipped, then accepted; with W as only warrior, Sabotage is legal.',
    },
    {
      id: 'DT-TARGET-07',
      kind: 'rule',
      title: { cs: 'Umlčený bojovník', en: 'Silenced (UŽ ANI SLOVO)' },
      text: {
        cs: 'Bojovník s kartou UŽ ANI SLOVO nemůže útočit, získávat vybavení ani užívat karty typu „vyložte na bojovníka jako X akcí“. Cílit ho však lze, například kartou VLNA POCTIVOSTI, a zasáhne-li ho ZBABĚLOST, odchází do úkrytu.',
        en: 'The warrior cannot attack, receive equipment or use cards of the sort "play on a warrior as X actions", but can be targeted, e.g. by VLNA POCTIVOSTI, and goes into cover when hit by ZBABĚLOST.',
      },
      check: 'Given the state, when W is equipped, then rejected; when ZBABĚLOST is played on W, then inCover = true.',
    },
    {
      id: 'DT-TARGET-08',
      kind: 'rule',
      title: { cs: 'Jednotná definice uvězněného', en: 'Imprisoned: one definition' },
      text: {
        cs: 'Uvězněný bojovník neútočí, nikdo ho nesmí napadnout, neprovádí akce (třeba nedostává vybavení) a nedává bonusy. Je však ve hře a lze ho cílit.',
        en: 'An imprisoned warrior cannot attack, be attacked or perform actions (e.g. receive equipment) and gives no bonuses, but he is in play and can be targeted.',
      },
      check:
        'Given W imprisoned by any of the four cards, when flags are read, then canAttack = canBeAttacked = canAct = givesBonuses = false and inPlay = targetable = true.',
    },
    {
      id: 'DT-TARGET-09',
      kind: 'rule',
      title: { cs: 'Uvězněná osobnost blokuje kopie', en: 'Imprisoned personality blocks copies' },
      text: {
        cs: 'Protože je uvězněná osobnost stále ve hře, nelze vyložit její další kopii.',
        en: 'As he is in play, the personality may not be played again.',
      },
      check: 'Given VALERIE imprisoned, when P2 plays VALERIE, then rejected.',
    },
  ],
};
