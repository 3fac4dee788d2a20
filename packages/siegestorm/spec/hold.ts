import type { Section } from '@bojiste/kernel';

export const hold: Section = {
  code: 'HOLD',
  title: { cs: 'Držení pozic', en: 'Hold position' },
  clauses: [
    {
      id: 'SS-HOLD-01',
      kind: 'rule',
      title: { cs: 'Fronta nebo země nikoho', en: 'Where to hold position' },
      text: {
        cs: 'Nestvůra přichází na volné pole: buď na vlastní frontu, nebo do země nikoho.',
        en: "The monster is placed on your own front or in no man's land if that field is free.",
      },
      check: 'Given both free, when hold options are listed, then A.front and NML.',
    },
    {
      id: 'SS-HOLD-02',
      kind: 'rule',
      title: { cs: 'Nahrazení na vlastní frontě', en: 'Replacing on your own front' },
      text: {
        cs: 'Je-li vaše fronta obsazená, smíte tamní kartu nahradit.',
        en: 'If your front is occupied you may replace the card there.',
      },
      check:
        'Given A.front = p and NML occupied by B, when hold options are listed, then A.front (replace p) is offered.',
    },
    {
      id: 'SS-HOLD-03',
      kind: 'rule',
      title: { cs: 'Nahrazená karta', en: 'Replaced card' },
      text: {
        cs: 'Nahrazená karta přichází na vrch vašeho balíčku ztrát.',
        en: 'The replaced card goes to the top of your loss pile.',
      },
      check: 'Given SS-HOLD-02 carried out with x, then A.front = x and p is the top of A.loss.',
    },
    {
      id: 'SS-HOLD-04',
      kind: 'rule',
      title: { cs: 'Protivníkova karta v zemi nikoho', en: "Opponent's card in no man's land" },
      text: {
        cs: 'Kartu protivníka v zemi nikoho nelze držením pozic nahradit.',
        en: 'It cannot be replaced by holding position.',
      },
      check: "Given NML = q (B's), when A chooses hold on NML, then it is illegal.",
    },
    {
      id: 'SS-HOLD-05',
      kind: 'rule',
      title: { cs: 'Země nikoho bez nahrazování', en: "No replacing in no man's land at all" },
      text: {
        cs: 'Souhrn pravidel zákaz uvádí bez ohledu na majitele, takže v zemi nikoho nelze nahradit ani vlastní kartu.',
        en: 'The summary page states this without regard to owner, so your own card there cannot be replaced either.',
      },
      check: "Given NML = q (A's own), when A chooses hold on NML, then it is illegal (SS-RULING-44).",
    },
    {
      id: 'SS-HOLD-06',
      kind: 'rule',
      title: { cs: 'Schopnost zůstává v platnosti', en: 'Ability stays in force' },
      text: {
        cs: 'Dokud je nestvůra na frontě nebo v zemi nikoho, její schopnost platí.',
        en: "While on a front or in no man's land, the monster's ability is active.",
      },
      check:
        'Given "{abl: your strikes have +1 AN}" on A.front, when an A monster with AN 2 strikes undefended, then strength 3.',
    },
    {
      id: 'SS-HOLD-07',
      kind: 'rule',
      title: { cs: 'Jen vlastní fronta', en: 'Holding on the own side only' },
      text: {
        cs: 'Držet pozici na protivníkově frontě nelze.',
        en: "You cannot hold position on the opponent's front.",
      },
      check: 'Given B.front empty, when A chooses hold on it, then it is illegal.',
    },
    {
      id: 'SS-HOLD-08',
      kind: 'rule',
      title: { cs: 'Držení pozic bez efektu', en: 'No damage, no action, no cost' },
      text: {
        cs: 'Držení pozic nezpůsobuje poškození, nevyhodnocuje se při něm akce nestvůry a nic nestojí.',
        en: "Holding deals no damage, does not resolve the monster's action and costs nothing.",
      },
      check:
        'Given "{act: deal 3}" with AN 5 and A without hand cards, when it holds, then B.deck is unchanged and the move is legal.',
    },
    {
      id: 'SS-HOLD-09',
      kind: 'rule',
      title: { cs: 'Karta na bojišti nepostupuje', en: 'No further advance' },
      text: {
        cs: 'Nestvůra na bojišti se již s armádou neposouvá.',
        en: 'A monster on the board no longer moves with the army.',
      },
      check: "Given A.front = x, when A's army advances, then x stays.",
    },
  ],
};
