import type { Section } from '@bojiste/kernel';

export const cover: Section = {
  code: 'COVER',
  title: { cs: 'Úkryt', en: 'Seeking and leaving cover' },
  clauses: [
    {
      id: 'DT-COVER-01',
      kind: 'rule',
      title: { cs: 'Vyhledání úkrytu', en: 'Seek cover' },
      text: {
        cs: 'Jako jednu akci se jeden z hráčových bojovníků ve hře odebere do úkrytu; jeho karta se otočí lícem dolů.',
        en: "As one action one of the player's warriors in play goes into cover; its card is turned face down.",
      },
      check:
        'Given an uncovered warrior and a second uncovered warrior, when SEEK COVER is taken with the first, then inCover = true and one action is spent.',
    },
    {
      id: 'DT-COVER-02',
      kind: 'rule',
      title: { cs: 'Bonus +3 k obraně', en: 'Defence bonus' },
      text: { cs: 'Bojovník v úkrytu má +3 k obraně.', en: 'A warrior in cover has +3 O.' },
      check: 'Given W with O 5 in cover, when attacked with no other modifiers, then its O is 8.',
    },
    {
      id: 'DT-COVER-03',
      kind: 'rule',
      title: { cs: 'Alespoň jeden neukrytý', en: 'One warrior must stay uncovered' },
      text: {
        cs: 'Kdo má ve hře bojovníky, musí alespoň jednoho z nich ponechat mimo úkryt.',
        en: 'A player who has warriors in play must keep at least one of them out of cover.',
      },
      check:
        'Given exactly one uncovered and two covered warriors, when SEEK COVER is requested for the uncovered one, then it is rejected.',
    },
    {
      id: 'DT-COVER-04',
      kind: 'rule',
      title: { cs: 'Povinnost opustit úkryt', en: 'Duty after losing the last uncovered warrior' },
      text: {
        cs: 'Je-li hráčův poslední neukrytý bojovník zabit nebo vyřazen a zbývají mu jen ukrytí, musí svou nejbližší BĚŽNOU akcí s jedním z nich úkryt opustit, nebo vyložit nového bojovníka.',
        en: 'If the last uncovered warrior is killed or discarded and only covered ones remain, the player must use his next regular action to leave cover with one of them or to play a new warrior.',
      },
      check:
        'Given only covered warriors at the start of the action step, when MEDITATE is requested as the first regular action, then it is rejected; LEAVE COVER and PLAY WARRIOR are accepted.',
    },
    {
      id: 'DT-COVER-05',
      kind: 'rule',
      title: { cs: 'Přednost transferu', en: 'Transfer duty outranks it' },
      text: {
        cs: 'Trvá-li zároveň povinnost dostat bojovníka na Stanici (DT-TRAN-02), splní se nejprve ta.',
        en: 'If the duty to get a warrior onto the Station (DT-TRAN-02) is open at the same time, that one is served first.',
      },
      check:
        'Given both duties open and a transferable warrior, when LEAVE COVER is requested, then it is rejected until the Station duty is met.',
    },
    {
      id: 'DT-COVER-06',
      kind: 'rule',
      title: { cs: 'Útok z úkrytu', en: 'Covered warriors cannot attack' },
      text: {
        cs: 'Bojovníka v úkrytu nelze zvolit za útočníka.',
        en: 'A warrior in cover may not be chosen as attacker.',
      },
      check: 'Given a covered warrior, when an attack names it as attacker, then rejected.',
    },
    {
      id: 'DT-COVER-07',
      kind: 'rule',
      title: { cs: 'Napadení v úkrytu', en: 'Covered warriors can be attacked' },
      text: {
        cs: 'Pobyt v úkrytu nebrání tomu, aby byl bojovník zvolen za obránce.',
        en: 'Being in cover does not prevent being chosen as defender.',
      },
      check: 'Given a covered combat-capable warrior of P2, when P1 attacks it, then it is a legal defender.',
    },
    {
      id: 'DT-COVER-08',
      kind: 'rule',
      title: { cs: 'Zraněný v úkrytu', en: 'Wounded warriors may seek cover' },
      text: {
        cs: 'Do úkrytu se smí odebrat i zraněný bojovník. Jeho zranění zůstává viditelné: karta leží lícem dolů a je otočena vodorovně.',
        en: 'A wounded warrior may go into cover and stays visibly wounded (card face down and turned sideways).',
      },
      check:
        'Given a wounded warrior, when it seeks cover, then inCover = true, wounded = true and the wounded flag is public.',
    },
    {
      id: 'DT-COVER-09',
      kind: 'rule',
      title: { cs: 'Nahlížení do úkrytu', en: 'Owner may look, others may not' },
      text: {
        cs: 'Hráč se smí na své ukryté karty kdykoli podívat; ostatní hráči jsou odkázáni na paměť.',
        en: 'The player may look at his own covered cards at any time; other players must rely on memory.',
      },
      check:
        "Given the projected state for P2, when P1's warrior went into cover face up before, then P2's view hides the card face while P1's view shows it.",
    },
    {
      id: 'DT-COVER-10',
      kind: 'rule',
      title: { cs: 'Zákaz promíchání', en: 'No mixing of covered cards' },
      text: {
        cs: 'Hráč nesmí své ukryté bojovníky zamíchat ani zaměnit jejich místa, aby zmátl ostatní.',
        en: 'A player may not shuffle or swap the positions of his covered warriors to confuse others.',
      },
      check:
        'Given two covered warriors in slots 1 and 2, when a reorder command is sent, then it is rejected and slot identities stay constant in every view.',
    },
    {
      id: 'DT-COVER-11',
      kind: 'rule',
      title: { cs: 'Přiložení lícem vzhůru', en: 'New attachments are face up' },
      text: {
        cs: 'Vybavení a jiná přiložení lze na ukrytého bojovníka vykládat jako obvykle; leží u něj lícem vzhůru.',
        en: 'Equipment and other attachments can be put on a covered warrior as usual and lie face up.',
      },
      check:
        'Given a warrior that sought cover, when equipment is assigned to it, then it is legal and the equipment is public.',
    },
    {
      id: 'DT-COVER-12',
      kind: 'rule',
      title: { cs: 'Dosavadní přiložení', en: 'Old attachments stay face up' },
      text: {
        cs: 'Přiložení, která měl bojovník už před odchodem do úkrytu, zůstávají lícem vzhůru.',
        en: 'Attachments the warrior had before going into cover remain face up.',
      },
      check: 'Given a warrior with two attachments, when it seeks cover, then both remain public.',
    },
    {
      id: 'DT-COVER-13',
      kind: 'rule',
      title: { cs: 'Nesmí být nikdy v úkrytu', en: '"Never in cover" blocks both ways' },
      text: {
        cs: 'Bojovník, který nesmí být nikdy v úkrytu, nemůže úkryt vyhledat ani do něj být žádným efektem zahnán.',
        en: 'A warrior that may never be in cover can neither seek it nor be driven into it by an effect.',
      },
      check: 'Given an Apostle, when ZBABĚLOST would send it into cover, then inCover stays false.',
    },
    {
      id: 'DT-COVER-14',
      kind: 'rule',
      title: { cs: 'Opuštění úkrytu', en: 'Leave cover' },
      text: {
        cs: 'Jako jednu akci jeden bojovník opustí úkryt a jeho karta se otočí lícem vzhůru.',
        en: 'As one action one warrior leaves cover and is turned face up.',
      },
      check:
        'Given a covered warrior, when LEAVE COVER is taken, then inCover = false, faceUp = true and one action is spent.',
    },
    {
      id: 'DT-COVER-15',
      kind: 'rule',
      title: { cs: 'Zákaz útoku po opuštění', en: 'No attack in the turn of leaving' },
      text: {
        cs: 'Bojovník, který touto akcí opustil úkryt, nesmí v témže kole útočit.',
        en: 'A warrior that left cover by that action may not attack in the same turn.',
      },
      check:
        'Given W left cover as action 1, when W is named attacker in action 3, then rejected; in the next own turn it is accepted.',
    },
    {
      id: 'DT-COVER-16',
      kind: 'rule',
      title: { cs: 'Obránce zůstává v úkrytu', en: 'Cover lasts through combat' },
      text: {
        cs: 'Karta obránce v úkrytu se po dobu souboje otočí lícem vzhůru, a pokud obránce přežije, vrátí se zpět lícem dolů. Po celou tu dobu se považuje za ukrytého.',
        en: 'A defender in cover is turned face up for the duration of the combat and, if it survives, goes back face down; it has been in cover all the time.',
      },
      check:
        'Given a covered defender that survives, when the combat ends, then inCover = true and its face is hidden again; during combat all players saw it.',
    },
    {
      id: 'DT-COVER-17',
      kind: 'rule',
      title: { cs: 'Zahnání do úkrytu v souboji', en: 'Driven into cover during combat' },
      text: {
        cs: 'Bojovník, kterého nějaký efekt zažene do úkrytu během souboje, v souboji zůstává a získává +3 k obraně.',
        en: 'A warrior sent into cover by an effect while fighting stays in the combat and gains the +3 O.',
      },
      check:
        'Given attacker A with O 6, when ZBABĚLOST is played on A in the modifier phase, then the combat goes on with A at O 9 and A is in cover afterwards.',
    },
  ],
};
