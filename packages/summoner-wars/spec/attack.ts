import type { Section } from '@bojiste/kernel';

export const attack: Section = {
  code: 'ATT',
  title: { cs: 'Fáze 4: Útok', en: 'Attack phase' },
  clauses: [
    {
      id: 'SW-ATT-01',
      kind: 'rule',
      title: { cs: 'Nejvýše tři útočící jednotky', en: 'Up to three attackers' },
      text: {
        cs: 'Aktivní hráč může zaútočit nejvýše třemi jednotkami.',
        en: 'The active player may attack with at most three units.',
      },
      check: 'Given three units attacked, when a fourth ordinary unit is ordered to attack, then it is illegal.',
    },
    {
      id: 'SW-ATT-02',
      kind: 'rule',
      title: { cs: 'Různé jednotky', en: 'Attacks by different units' },
      text: {
        cs: 'Útočit musejí různé jednotky: každá jen jednou, pokud jí některý efekt neumožní více útoků.',
        en: 'The attackers are different units; a unit attacks once unless an effect grants more.',
      },
      check: 'Given a unit already attacked, when it is ordered to attack again, then it is illegal.',
    },
    {
      id: 'SW-ATT-03',
      kind: 'rule',
      title: { cs: 'Jen ovládané jednotky', en: 'Only controlled units' },
      text: {
        cs: 'Útočit mohou pouze jednotky, které ovládá aktivní hráč.',
        en: 'Attackers are units controlled by the active player.',
      },
      check: "Given B's unit adjacent to B's gate, when A orders it to attack, then it is illegal.",
    },
    {
      id: 'SW-ATT-04',
      kind: 'rule',
      title: { cs: 'Pohyb není podmínkou', en: 'Moving is no condition' },
      text: {
        cs: 'Nezáleží na tom, zda se útočící jednotka v tomto tahu pohybovala.',
        en: 'Attackers may or may not have moved this turn.',
      },
      check: 'Given unit X did not move and unit Y did, when each attacks, then both are legal.',
    },
    {
      id: 'SW-ATT-05',
      kind: 'rule',
      title: { cs: 'Tři kroky útoku', en: 'Three steps in order' },
      text: {
        cs: 'Každý útok probíhá v pořadí určení cíle, hod kostkami a uštědření zranění. Útočící jednotky přicházejí na řadu jedna po druhé.',
        en: 'Each attack runs: choose target, roll dice, deal injuries; one attacker after another.',
      },
      check:
        'Given an attack, when the event log is read, then the order is target → roll → damage → elimination, and no second attack starts before.',
    },
    {
      id: 'SW-ATT-06',
      kind: 'rule',
      title: { cs: 'Dosah útoku na blízko', en: 'Melee reach' },
      text: {
        cs: 'Útok na blízko smí jednotka vést jen proti objektu na sousedícím poli.',
        en: 'A melee unit may attack only objects on adjacent spaces.',
      },
      check: 'Given Vlčí jezdci on c3, when the target is on c4 it is legal; on c5 or d4 it is illegal.',
    },
    {
      id: 'SW-ATT-07',
      kind: 'rule',
      title: { cs: 'Dosah útoku na dálku', en: 'Ranged reach' },
      text: {
        cs: 'Jednotka útočící na dálku smí útočit na cíle vzdálené nejvýše 3 pole v přímém směru, svisle nebo vodorovně.',
        en: 'A ranged unit may attack targets up to 3 spaces away in a straight vertical or horizontal line.',
      },
      check:
        'Given Práčata hordy on c3 and one single enemy on the board per test, when that enemy is on c4, c6 or f3, then attacking it is legal; on c7 (distance 4) or d4 (not in line) it is illegal.',
    },
    {
      id: 'SW-ATT-08',
      kind: 'rule',
      title: { cs: 'Blokovaný výhled', en: 'Blocked view' },
      text: {
        cs: 'Na cíl, který je ve směru útoku zakryt jiným objektem, nelze útočit.',
        en: 'A target behind another object in the line of fire cannot be attacked.',
      },
      check:
        'Given a ranged attacker on c3, an object on c4 and an enemy on c5, when c5 is targeted, then it is illegal.',
    },
    {
      id: 'SW-ATT-09',
      kind: 'rule',
      title: { cs: 'Cílem je objekt', en: 'Targets are objects' },
      text: { cs: 'Cílem útoku je jednotka nebo stavba.', en: 'A target is a unit or a structure.' },
      check:
        'Given a melee unit beside an enemy gate and beside an empty space, when targets are listed, then the gate appears and the empty space does not.',
    },
    {
      id: 'SW-ATT-10',
      kind: 'rule',
      title: { cs: 'Útok na vlastní objekty', en: 'Own objects may be attacked' },
      text: {
        cs: 'Přípustným cílem útoku jsou i vlastní jednotky a stavby hráče.',
        en: "A player's own units and structures are legal targets.",
      },
      check:
        "Given A:Vlčí jezdci@c3 and A:Portál@c4, when A attacks c4, then it is legal and injuries land on A's gate.",
    },
    {
      id: 'SW-ATT-11',
      kind: 'rule',
      title: { cs: 'Nikdy sama na sebe', en: 'A unit never attacks itself' },
      text: {
        cs: 'Jednotka nemůže být nikdy cílem svého vlastního útoku.',
        en: 'A unit can never be the target of its own attack.',
      },
      check: 'Given any unit, when its own space is given as target, then it is illegal.',
    },
    {
      id: 'SW-ATT-12',
      kind: 'rule',
      title: { cs: 'Počet kostek podle síly', en: 'Dice equal strength' },
      text: {
        cs: 'Útočník hází tolika kostkami, kolik činí aktuální síla útočící jednotky.',
        en: "The attacker rolls as many dice as the attacking unit's current strength.",
      },
      check: 'Given Vlčí jezdci (S 3) with a +1 until end of turn, when it attacks, then exactly 4 dice are rolled.',
    },
    {
      id: 'SW-ATT-13',
      kind: 'rule',
      title: { cs: 'Zranění za odpovídající symbol', en: 'One injury per matching symbol' },
      text: {
        cs: 'Cíl utrpí 1 zranění za každý hozený symbol, který odpovídá typu útoku útočící jednotky.',
        en: "The target receives 1 injury for each rolled symbol equal to the attacker's attack type.",
      },
      check: 'Given a melee attack with dice [M, M, R], when resolved, then the target gains 2 injuries.',
    },
    {
      id: 'SW-ATT-14',
      kind: 'rule',
      title: { cs: 'Opačný symbol nepůsobí nic', en: 'Other hit symbol is worth nothing' },
      text: {
        cs: 'Symboly zásahu druhého typu nemají žádný účinek.',
        en: 'Hit symbols of the other type cause nothing.',
      },
      check: 'Given a ranged attack with dice [M, M], when resolved, then the target gains 0 injuries.',
    },
    {
      id: 'SW-ATT-15',
      kind: 'rule',
      title: { cs: 'Zvláštní symboly se ignorují', en: 'Special symbols ignored' },
      text: {
        cs: 'Symboly zvláštního efektu nemají žádný účinek, pokud je některý text nevyužívá.',
        en: 'Special symbols have no effect unless a text uses them.',
      },
      check: 'Given a plain melee attack with dice [S, S, M], when resolved, then the target gains 1 injury.',
    },
    {
      id: 'SW-ATT-16',
      kind: 'rule',
      title: { cs: 'Poškození staveb', en: 'Structures are damaged likewise' },
      text: {
        cs: 'Na stavbu se žetony zranění pokládají stejně jako na jednotku; liší se jen výraz – stavba se nezraňuje, ale poškozuje.',
        en: 'A structure takes tokens exactly like a unit; the text merely says damaged instead of injured.',
      },
      check:
        'Given a 5-life gate attacked with 2 matching symbols, when resolved, then it holds 2 injury tokens and 3 life remain.',
    },
    {
      id: 'SW-ATT-17',
      kind: 'rule',
      title: { cs: 'Útok není povinný', en: 'Units need not attack' },
      text: {
        cs: 'Každý útok je dobrovolný, hráč však musí počítat s trestem za pasivitu.',
        en: 'Each attack is voluntary, subject to the inactivity penalty.',
      },
      check: 'Given an adjacent enemy, when A ends the phase without attacking, then it is accepted.',
    },
  ],
};
