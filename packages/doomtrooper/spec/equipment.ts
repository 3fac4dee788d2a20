import type { Section } from '@bojiste/kernel';

export const equipment: Section = {
  code: 'EQUIP',
  title: { cs: 'Vybavení a zbraně', en: 'Equipping a warrior, weapons' },
  clauses: [
    {
      id: 'DT-EQUIP-01',
      kind: 'rule',
      title: { cs: 'Vybavení bojovníka', en: 'Equip as one action' },
      text: {
        cs: 'Jako jednu akci hráč přiloží kartu vybavení z ruky k jednomu ze svých bojovníků ve hře.',
        en: 'As one action the player attaches an equipment card from hand to one of his warriors in play.',
      },
      check:
        'Given a warrior and a weapon in hand, when equipped, then the weapon is attached and one action is spent.',
    },
    {
      id: 'DT-EQUIP-02',
      kind: 'rule',
      title: { cs: 'Libovolný počet vybavení', en: 'No limit on the number of items' },
      text: {
        cs: 'Bojovník může mít libovolný počet karet vybavení.',
        en: 'A warrior may carry any number of equipment cards.',
      },
      check:
        'Given a warrior with 6 equipment cards, when a seventh non-vehicle, non-armour item is assigned, then accepted.',
    },
    {
      id: 'DT-EQUIP-03',
      kind: 'rule',
      title: { cs: 'Jedno VOZIDLO', en: 'One VEHICLE at most' },
      text: { cs: 'Bojovník smí vlastnit nejvýše jedno VOZIDLO.', en: 'A warrior may own only one vehicle.' },
      check: 'Given a warrior with a vehicle, when a second is assigned, then rejected.',
    },
    {
      id: 'DT-EQUIP-04',
      kind: 'rule',
      title: { cs: 'Jedno BRNĚNÍ', en: 'One ARMOUR at most' },
      text: { cs: 'Bojovník smí vlastnit nejvýše jedno BRNĚNÍ.', en: 'A warrior may own only one armour.' },
      check:
        'Given a warrior with an armour, when a second armour (equipment or relic marked armour) is assigned, then rejected.',
    },
    {
      id: 'DT-EQUIP-05',
      kind: 'rule',
      title: { cs: 'Kdokoli smí použít', en: 'Open to everyone by default' },
      text: {
        cs: 'Neurčuje-li poznámka na kartě něco jiného, smí každý bojovník používat jakékoli vybavení, a to včetně bojovníků Černé legie.',
        en: "Unless the card's note says otherwise any warrior may use any equipment, Dark Legion included.",
      },
      check: 'Given an unrestricted rifle, when assigned to a Dark Legion warrior, then accepted.',
    },
    {
      id: 'DT-EQUIP-06',
      kind: 'rule',
      title: { cs: 'Dejte některému Doomtrooperovi', en: '"Give to a Doomtrooper"' },
      text: {
        cs: 'Vybavení s pokynem „DEJTE NĚKTERÉMU DOOMTROOPEROVI“ smějí používat jen Doomtroopeři.',
        en: 'Equipment with that wording may be used by Doomtroopers only.',
      },
      check: 'Given such a weapon, when assigned to a Dark Legion warrior, then rejected.',
    },
    {
      id: 'DT-EQUIP-07',
      kind: 'rule',
      title: { cs: 'Vylepšení vybavení', en: 'Upgrades become part of the item' },
      text: {
        cs: 'Vybavení vyložené na jiné vybavení se stává jeho součástí a vyřazuje se zároveň s ním.',
        en: 'Equipment played on other equipment becomes part of it and is discarded together with it.',
      },
      check: "Given rifle R with scope S attached, when R is discarded, then S is in its owner's discard pile too.",
    },
    {
      id: 'DT-EQUIP-08',
      kind: 'rule',
      title: { cs: 'Vybavení do oblasti', en: 'Area equipment' },
      text: {
        cs: 'Některé vybavení se vykládá rovnou do Mužstva, do Kohorty nebo na Stanici.',
        en: 'Some equipment is placed straight into the Squad, the Cohort or on the Station.',
      },
      check: 'Given such a card, when played with target SQUAD, then it is attached to the area, not to a warrior.',
    },
    {
      id: 'DT-EQUIP-09',
      kind: 'rule',
      title: { cs: 'Prázdná oblast', en: 'Area may be empty' },
      text: {
        cs: 'Vybavení určené pro oblast lze vyložit, i když v ní není žádný bojovník.',
        en: 'Area equipment may be played even if no warrior is in that area.',
      },
      check: 'Given an empty Cohort, when Cohort equipment is played, then accepted.',
    },
    {
      id: 'DT-EQUIP-10',
      kind: 'rule',
      title: { cs: 'Nelze přemístit', en: 'Fixed once assigned' },
      text: {
        cs: 'Přidělené vybavení nelze bez použití karty nebo efektu odejmout ani přesunout k jinému bojovníkovi či do jiné oblasti.',
        en: 'Assigned equipment cannot be taken off or moved to another warrior or area without a card or effect.',
      },
      check:
        'Given an equipped warrior, when a MOVE or REMOVE command is sent without an enabling effect, then rejected.',
    },
    {
      id: 'DT-EQUIP-11',
      kind: 'rule',
      title: { cs: 'Více kusů téhož vybavení', en: 'Duplicates may be owned, one is used' },
      text: {
        cs: 'Bojovník smí vlastnit několik kopií stejného vybavení, ale není-li uvedeno jinak, používá vždy jen jednu z nich.',
        en: 'A warrior may own several copies of the same equipment but use only one of them at a time, unless stated otherwise.',
      },
      check:
        'Given two copies of an item giving +2 O, when O is computed, then the bonus is +2, and if one copy is discarded it is still +2.',
    },
    {
      id: 'DT-EQUIP-12',
      kind: 'rule',
      title: { cs: 'Ztráta příslušnosti', en: 'Lost affiliation suspends the item' },
      text: {
        cs: 'Je-li vybavení vázáno na příslušnost a bojovník ji ztratí, karta mu zůstává, nemůže ji však používat, dokud tuto příslušnost znovu nezíská.',
        en: 'If equipment is bound to an affiliation and the warrior loses it, he keeps the card but cannot use it until he regains that affiliation.',
      },
      check:
        'Given Bauhaus-only equipment giving +2 Z on W, when W loses Bauhaus, then the card is attached with 0 effect; when W regains Bauhaus, then +2 Z again.',
    },
    {
      id: 'DT-EQUIP-13',
      kind: 'rule',
      title: { cs: 'Vybavení pouze ke svým', en: 'Only to own cards' },
      text: {
        cs: 'Neurčuje-li poznámka jinak, lze vybavení přikládat jen k vlastním bojovníkům, oblastem a podobně.',
        en: "Unless the note says otherwise equipment may be attached only to one's own warriors, areas and so on.",
      },
      check: "Given P2's warrior, when P1 tries to equip it, then rejected.",
    },
    {
      id: 'DT-EQUIP-14',
      kind: 'rule',
      title: { cs: 'Libovolné vybavení', en: '"May receive any equipment" ignores affiliation only' },
      text: {
        cs: 'Schopnost dostávat libovolné vybavení ruší omezení podle příslušnosti, nikoli omezení na určitý typ bojovníka; to neplatí, je-li bojovník sám tohoto typu nebo uvádí-li to karta.',
        en: 'An ability to receive any equipment lifts affiliation limits, not limits to a specific kind of warrior, unless the warrior is that kind as well or the card says so.',
      },
      check:
        'Given such a warrior that is not a KURÁTOR, when equipment for KURÁTORS is assigned, then rejected; equipment for Kapitol is accepted.',
    },
    {
      id: 'DT-EQUIP-15',
      kind: 'rule',
      title: { cs: 'Zbraně obecně', en: 'Weapons' },
      text: {
        cs: 'ZBRANĚ jsou zvláštním druhem vybavení nebo relikvií a obvykle zvyšují jednu nebo obě útočné hodnoty.',
        en: 'Weapons are a special kind of equipment or relic that usually raise one or both attack values.',
      },
      check:
        'Given a relic marked weapon, when rules for weapons are applied, then it counts toward the one-weapon limit of DT-FIGHT-37.',
    },
    {
      id: 'DT-EQUIP-16',
      kind: 'rule',
      title: { cs: 'Označení zbraní', en: 'Only marked cards are weapons' },
      text: {
        cs: 'Karta je zbraní jen tehdy, nese-li některé z označení ZÁPASNICKÁ ZBRAŇ, STŘELNÁ ZBRAŇ, ZÁPASNICKÁ/STŘELNÁ ZBRAŇ nebo SPECIÁLNÍ ZBRAŇ.',
        en: 'A card is a weapon only if it bears one of the marks: close-combat weapon, shooting weapon, close-combat/shooting weapon or special weapon.',
      },
      check: 'Given equipment "+2 Z" without a mark, when used together with a close-combat weapon, then both apply.',
    },
    {
      id: 'DT-EQUIP-17',
      kind: 'rule',
      title: { cs: 'ZÁPASNICKÁ ZBRAŇ', en: 'Close-combat weapon' },
      text: { cs: 'ZÁPASNICKOU ZBRAŇ lze použít pouze při zápase.', en: 'Usable only in close combat.' },
      check: 'Given a shooting combat, when values are computed, then a close-combat weapon contributes nothing.',
    },
    {
      id: 'DT-EQUIP-18',
      kind: 'rule',
      title: { cs: 'STŘELNÁ ZBRAŇ', en: 'Shooting weapon' },
      text: { cs: 'STŘELNOU ZBRAŇ lze použít pouze při střelbě.', en: 'Usable only in shooting.' },
      check: 'Given a close combat, when values are computed, then a shooting weapon contributes nothing.',
    },
    {
      id: 'DT-EQUIP-19',
      kind: 'rule',
      title: { cs: 'Zbraň pro obě taktiky', en: 'Dual weapon' },
      text: {
        cs: 'ZÁPASNICKOU/STŘELNOU ZBRAŇ lze použít při obou bitevních taktikách.',
        en: 'Usable in both tactics.',
      },
      check: "Given a dual weapon +3 Z/+3 S, when used in either tactic, then +3 applies to the tactic's value.",
    },
    {
      id: 'DT-EQUIP-20',
      kind: 'rule',
      title: { cs: 'SPECIÁLNÍ ZBRAŇ', en: 'Special weapon' },
      text: {
        cs: 'Kdy lze SPECIÁLNÍ ZBRAŇ použít, bývá uvedeno přímo na kartě.',
        en: 'When it may be used is normally stated on the card.',
      },
      check:
        'Given a special weapon stating close combat only, when the tactic is shooting, then it cannot be selected.',
    },
  ],
};
