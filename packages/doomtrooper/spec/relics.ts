import type { Section } from '@bojiste/kernel';

export const relics: Section = {
  code: 'REL',
  title: { cs: 'Vyložení relikvie', en: 'Relics' },
  clauses: [
    {
      id: 'DT-REL-01',
      kind: 'rule',
      title: { cs: 'Vyložení relikvie', en: 'A relic costs one action' },
      text: {
        cs: 'Jako jednu akci hráč přidělí relikvii vlastnímu bojovníkovi.',
        en: 'As one action a relic is assigned to an own warrior.',
      },
      check: 'Given a relic and an eligible warrior, when assigned, then one action is spent.',
    },
    {
      id: 'DT-REL-02',
      kind: 'rule',
      title: { cs: 'VĚHLASNÝ SBĚRATEL', en: 'Collector no longer needed' },
      text: {
        cs: 'Dřívější požadavek být VĚHLASNÝM SBĚRATELEM je zrušen.',
        en: 'The old requirement to be a renowned collector is abolished.',
      },
      check: 'Given no card VĚHLASNÝ SBĚRATEL in play, when a relic is played, then accepted.',
    },
    {
      id: 'DT-REL-03',
      kind: 'rule',
      title: { cs: 'Komu lze relikvii přidělit', en: 'Card names holder and effects' },
      text: {
        cs: 'O tom, kdo smí relikvii mít a jak účinkuje, rozhoduje poznámka na kartě.',
        en: 'The note on the card decides who may hold the relic and what it does.',
      },
      check: 'Given a relic for the Brotherhood, when assigned to a Mishima warrior, then rejected.',
    },
    {
      id: 'DT-REL-04',
      kind: 'rule',
      title: { cs: 'Unikátnost relikvií', en: 'All relics are unique' },
      text: {
        cs: 'Všechny relikvie jsou unikátní: relikvii, kterou už má ve hře kterýkoli hráč, nelze vyložit.',
        en: 'A relic that is already in play, with any player, may not be played.',
      },
      check: 'Given P2 has relic R in play, when P1 plays R, then rejected.',
    },
    {
      id: 'DT-REL-05',
      kind: 'rule',
      title: { cs: 'Kopie vyřazené relikvie', en: 'A discarded relic may come back' },
      text: {
        cs: 'Jakmile relikvie opustí hru, smí být vyložena její další kopie.',
        en: 'After a relic left play another copy of it may be played.',
      },
      check: 'Given R was discarded, when P1 plays a copy of R, then accepted.',
    },
    {
      id: 'DT-REL-06',
      kind: 'rule',
      title: { cs: 'Bojovník mimo hru', en: 'Holder out of play frees the relic' },
      text: {
        cs: 'Ocitne-li se nositel relikvie mimo hru, ale zůstává na stole, lze vyložit jinou kopii jeho relikvie.',
        en: 'If the holder is out of play but still on the table, another copy of his relic may be played.',
      },
      check: 'Given R on a warrior under MISSING IN ACTION, when P2 plays R, then accepted.',
    },
    {
      id: 'DT-REL-07',
      kind: 'rule',
      title: { cs: 'Návrat bojovníka s relikvií', en: 'Returning holder loses the older relic' },
      text: {
        cs: 'Když se takový bojovník vrátí do hry, vyřadí se jeho vlastní, tedy původní kopie.',
        en: 'When that warrior comes back, his own (original) copy is discarded.',
      },
      check:
        'Given R (old) on W out of play and R (new) in play, when W returns, then the old copy is discarded and the new one stays.',
    },
    {
      id: 'DT-REL-08',
      kind: 'rule',
      title: { cs: 'Příslušnost a používání', en: 'Affiliation and use as for equipment' },
      text: {
        cs: 'Pravidla o příslušnosti a používání vybavení platí i pro relikvie.',
        en: 'The equipment rules on affiliation and use apply to relics too.',
      },
      check: 'Given a relic bound to Bratrstvo on W, when W loses Bratrstvo, then it stays attached and has no effect.',
    },
    {
      id: 'DT-REL-09',
      kind: 'rule',
      title: { cs: 'Relikvie BRNĚNÍ a ZBRAŇ', en: 'Relics marked armour or weapon' },
      text: {
        cs: 'Relikvie označené jako BRNĚNÍ nebo ZBRAŇ se řídí pravidly a efekty pro BRNĚNÍ nebo ZBRANĚ, ačkoli nejsou kartami vybavení.',
        en: 'Such relics follow the rules and effects for armour or weapons although they are not equipment cards.',
      },
      check:
        'Given a relic-armour on W, when equipment-armour is assigned to W, then rejected; an effect "discard an equipment card" cannot target the relic, an effect "discard an armour" can.',
    },
    {
      id: 'DT-REL-10',
      kind: 'rule',
      title: { cs: 'Relikvie pouze ke svým kartám', en: 'Only to own cards' },
      text: {
        cs: 'Není-li uvedeno jinak, přikládají se relikvie jen k vlastním kartám.',
        en: "Relics may be attached only to one's own cards unless noted.",
      },
      check: "Given P2's warrior, when P1 assigns a relic to it, then rejected.",
    },
  ],
};
