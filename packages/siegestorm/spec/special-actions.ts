import type { Section } from '@bojiste/kernel';

export const specialActions: Section = {
  code: 'SPEC',
  title: { cs: 'Zvláštní akce', en: 'Special actions' },
  clauses: [
    {
      id: 'SS-SPEC-01',
      kind: 'rule',
      title: { cs: 'Symboly déletrvajících efektů', en: 'Symbols for lasting effects' },
      text: {
        cs: 'Zvláštní akce jsou symboly na líci karty, které připomínají efekty spojené s kartou po dobu, kdy je ve hře.',
        en: 'Special actions are symbols on the card face that recall effects tied to the card while it is in play.',
      },
      check:
        'Given a boss card with a symbol in play, when its status is read, then the matching keyword is listed; once it leaves play, it is gone.',
    },
    {
      id: 'SS-SPEC-02',
      kind: 'rule',
      title: { cs: 'Štít', en: 'Shield' },
      text: {
        cs: 'Žádná protivníkova akce ani schopnost na nestvůru svými efekty nepůsobí, je vůči nim imunní.',
        en: 'The monster is immune to effects of all opposing actions and abilities.',
      },
      check:
        'Given a shielded monster in boss.army[2], when the player resolves "destroy 1 enemy", then it is not a legal target; a strike can still destroy a shielded monster on the board.',
    },
    {
      id: 'SS-SPEC-03',
      kind: 'rule',
      title: { cs: 'Běs', en: 'Rage' },
      text: {
        cs: 'Na každou kartu totemu ve hře, ať je na bojišti, nebo v bossově armádě, položte jeden žeton běsů a schopnost totemu ihned vyhodnoťte.',
        en: "Put one rage token on each totem card in play, on the board or in the boss's army, and resolve the totem's ability at once.",
      },
      check:
        'Given totems in boss.army[2] and on boss.front, when a Rage card is played, then each gets one token and each ability resolves once.',
    },
    {
      id: 'SS-SPEC-04',
      kind: 'rule',
      title: { cs: 'Gang', en: 'Gang' },
      text: {
        cs: 'Na každou kartu spojence položte žeton gangu a tuto kartu odhoďte.',
        en: 'Put a gang token on every allied card and discard this card.',
      },
      check:
        "Given boss army [X, Y, –], when a Gang card is played, then X and Y each have one more gang token and the Gang card is the top of the boss's loss pile.",
    },
    {
      id: 'SS-SPEC-05',
      kind: 'rule',
      title: { cs: 'Hodnota žetonu gangu', en: 'Gang token value' },
      text: { cs: 'Každý žeton gangu dává své kartě +1 k ÚČ.', en: 'Each gang token gives its card +1 AN.' },
      check: 'Given AN 2 and two gang tokens, when it strikes undefended, then strength 4.',
    },
    {
      id: 'SS-SPEC-06',
      kind: 'rule',
      title: { cs: 'Totem', en: 'Totem' },
      text: {
        cs: 'Vždy, když je na tuto kartu položen žeton běsů, vyhodnotí se její schopnost.',
        en: 'Whenever a rage token is put on this card, its ability is resolved.',
      },
      check:
        'Given a totem "Restore 1" with no tokens, when two Rage cards are played in one turn, then the ability resolved twice and it carries two tokens.',
    },
    {
      id: 'SS-SPEC-07',
      kind: 'rule',
      title: { cs: 'Běs bez totemu', en: 'No totem in play' },
      text: { cs: 'Není-li ve hře žádný totem, nemá Běs žádný efekt.', en: 'Rage without totems has no effect.' },
      check:
        'Given no totem, when a Rage card is played, then no token is placed and nothing else of the Rage symbol happens.',
    },
    {
      id: 'SS-SPEC-08',
      kind: 'rule',
      title: { cs: 'Gang a bojiště', en: 'Board cards get no gang token' },
      text: {
        cs: 'Spojenci jsou pouze karty v armádě, vůdce na bojišti proto žeton gangu nedostane.',
        en: 'Allies are army cards only, so a leader on the board receives none.',
      },
      check: 'Given boss.front = L, boss.army[1] = X, when Gang resolves, then X has a token and L none.',
    },
  ],
};
