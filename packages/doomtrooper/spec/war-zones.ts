import type { Section } from '@bojiste/kernel';

export const warZones: Section = {
  code: 'ZONE',
  title: { cs: 'Válečná zóna', en: 'War zones' },
  clauses: [
    {
      id: 'DT-ZONE-01',
      kind: 'rule',
      title: { cs: 'Vyložení válečné zóny', en: 'One action, to an area' },
      text: {
        cs: 'Jako jednu akci hráč vyloží válečnou zónu do svého Mužstva, do Kohorty nebo na Stanici.',
        en: "As one action a war zone is placed in the player's Squad, Cohort or Station.",
      },
      check: 'Given a zone in hand, when played to SQUAD, then it is attached to that area and one action is spent.',
    },
    {
      id: 'DT-ZONE-02',
      kind: 'rule',
      title: { cs: 'VELKÝ STRATÉG', en: 'Strategist no longer needed' },
      text: {
        cs: 'Dřívější požadavek být VELKÝM STRATÉGEM je zrušen.',
        en: 'The old requirement to be a great strategist is abolished.',
      },
      check: 'Given no such card, when a zone is played, then accepted.',
    },
    {
      id: 'DT-ZONE-03',
      kind: 'rule',
      title: { cs: 'Jeden exemplář každé zóny', en: 'One copy of each per player' },
      text: {
        cs: 'Stejných válečných zón může být ve hře libovolný počet, každý hráč však smí mít od každé jen jeden exemplář.',
        en: 'Any number of equal zones may exist in the game, but each player may have only one copy of each.',
      },
      check: 'Given P1 has zone N in the Squad, when P1 plays N to the Cohort, then rejected; P2 may play N.',
    },
    {
      id: 'DT-ZONE-04',
      kind: 'rule',
      title: { cs: 'Volba oblasti', en: 'One area must be chosen' },
      text: {
        cs: 'Hodí-li se zóna do více oblastí, hráč si jednu z nich vybere.',
        en: 'If the zone fits several areas the player chooses one of them.',
      },
      check: 'Given a zone for Squad or Cohort, when played, then exactly one area holds it.',
    },
    {
      id: 'DT-ZONE-05',
      kind: 'rule',
      title: { cs: 'Bránit se ze zóny', en: 'Decision by the defender after the tactic' },
      text: {
        cs: 'Po oznámení bitevní taktiky se bránící strana rozhodne, zda a ze které válečné zóny v obráncově vlastní oblasti se bude bránit.',
        en: "After the tactic is announced the defending side decides whether to defend from a war zone of the defender's own area, and which.",
      },
      check:
        'Given a defender in the Squad with two Squad zones, when phase 4 runs, then the options are NONE, zone 1 and zone 2.',
    },
    {
      id: 'DT-ZONE-06',
      kind: 'rule',
      title: { cs: 'Volbu zóny nelze změnit', en: 'Decision is final' },
      text: {
        cs: 'Toto rozhodnutí nelze v dalších fázích souboje změnit.',
        en: 'The choice cannot be changed in later phases.',
      },
      check: 'Given zone 1 chosen, when the defender asks for zone 2 or NONE in phase 5, then rejected.',
    },
    {
      id: 'DT-ZONE-07',
      kind: 'rule',
      title: { cs: 'Modifikátory obránce', en: 'Modifiers only for the defender' },
      text: {
        cs: 'Číselné modifikátory zóny, kladné i záporné, se týkají pouze obránce.',
        en: 'The numbers on the zone, good and bad, apply only to the defender.',
      },
      check:
        'Given a zone +2 Z/−1 S/+1 O, when fought there in close combat, then the defender has +2 Z and +1 O, the attacker none.',
    },
    {
      id: 'DT-ZONE-08',
      kind: 'rule',
      title: { cs: 'Text zóny', en: 'Text affects all participants' },
      text: {
        cs: 'Text zóny platí pro všechny účastníky souboje.',
        en: 'The text of the zone applies to everyone taking part in the combat.',
      },
      check:
        'Given a zone text "vehicles cannot be used", when fought there, then it binds both attacker and defender.',
    },
    {
      id: 'DT-ZONE-09',
      kind: 'rule',
      title: { cs: 'Zákaz karet opevnění', en: 'No fortification cards in a zone' },
      text: {
        cs: 'Probíhá-li souboj ve válečné zóně, nesmí žádný z bojovníků využívat efekty karet opevnění.',
        en: 'While the fight takes place in a zone none of the warriors may use effects of fortification cards.',
      },
      check: 'Given both sides have +2 O fortification cards, when the defender chose a zone, then neither gets +2.',
    },
    {
      id: 'DT-ZONE-10',
      kind: 'rule',
      title: { cs: 'Považované za opevnění', en: 'Things merely considered fortifications still work' },
      text: {
        cs: 'Karty jiných typů, které se za opevnění pouze považují, použít lze.',
        en: 'Cards of other types that are considered fortifications may be used.',
      },
      check:
        'Given TĚLESNÝ STRÁŽCE (considered a fortification), when the defender fights from a zone, then TĚLESNÝ STRÁŽCE may step in.',
    },
    {
      id: 'DT-ZONE-11',
      kind: 'rule',
      title: { cs: 'Vyřazení ohlášené zóny', en: 'Zone discarded after the choice' },
      text: {
        cs: 'Je-li zvolená zóna později v souboji vyřazena, nelze ji nahradit jinou a souboj probíhá normálně.',
        en: 'If the chosen zone is discarded later in the combat, no other zone may replace it and the combat runs as normal.',
      },
      check:
        'Given zone 1 chosen and then discarded in phase 5, when values are recomputed, then no zone modifiers apply and zone 2 cannot be chosen.',
    },
    {
      id: 'DT-ZONE-12',
      kind: 'rule',
      title: { cs: 'Útok ze zóny', en: 'Not for attackers' },
      text: { cs: 'Při útoku válečné zóny běžně použít nelze.', en: 'Zones normally cannot be used when attacking.' },
      check: "Given the attacker's Squad has a zone, when he attacks, then no zone option is offered to him.",
    },
    {
      id: 'DT-ZONE-13',
      kind: 'rule',
      title: { cs: 'Mužstvo a Kohorta odděleně', en: 'Squad and Cohort zones are separate' },
      text: {
        cs: 'Členové Mužstva nemohou používat zóny Kohorty a naopak, pokud jim některá karta nedovolí použít jakoukoli zónu.',
        en: 'Squad members cannot use Cohort zones and the reverse, unless a card allows the use of any zone.',
      },
      check:
        'Given a Squad defender and only a Cohort zone, when phase 4 runs, then the only option is NONE; with an enabling card the Cohort zone is offered.',
    },
    {
      id: 'DT-ZONE-14',
      kind: 'rule',
      title: { cs: 'Zóny mateřské oblasti', en: 'Squad/Cohort members on the Station lose home zones' },
      text: {
        cs: 'Příslušníci Mužstva a Kohorty se po dobu pobytu na Stanici nemohou bránit ze zón své mateřské oblasti.',
        en: 'While on the Station they cannot defend from zones of their home area.',
      },
      check: 'Given a Doomtrooper on the Station and a Squad zone, when attacked, then the Squad zone is not offered.',
    },
    {
      id: 'DT-ZONE-15',
      kind: 'rule',
      title: { cs: 'Stanice nikdy', en: 'Station zones strictly separate' },
      text: {
        cs: 'Bojovníci v Mužstvu nebo Kohortě nesmí nikdy použít zónu Stanice a bojovníci na Stanici nikdy zónu Mužstva ani Kohorty; toto pravidlo má přednost před textem jakékoli karty.',
        en: 'Warriors in Squad or Cohort may never use a Station zone, and Station warriors never a Squad or Cohort zone; this beats any card text.',
      },
      check:
        'Given a card "may use any war zone in play" on a Squad defender, when phase 4 runs, then Station zones are not offered.',
    },
  ],
};
