import Type from 'typebox';

/** Shapes of what comes over HTTP. */

const closed = { additionalProperties: false } as const;
export const word = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' });
export const personName = Type.String({ minLength: 1, maxLength: 60 });
export const password = Type.String({ minLength: 8, maxLength: 200 });
const cardKey = Type.String({ pattern: '^[\\w.-]{1,80}$' });
const pile = Type.Record(cardKey, Type.Integer({ minimum: 1, maximum: 99 }), { maxProperties: 300, ...closed });
const said = Type.String({ maxLength: 120 });

export const deck = Type.Object(
  {
    key: Type.Optional(Type.String({ maxLength: 80 })),
    name: Type.Object({ cs: said, en: said }, closed),
    leader: Type.Optional(Type.String({ maxLength: 80 })),
    cards: pile,
    sideboard: Type.Optional(pile),
  },
  closed,
);
export const maybeDeck = Type.Union([deck, Type.Null()]);

const seconds = (most: number) => Type.Integer({ minimum: 0, maximum: most });
const clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 1, maximum: 86_400 }),
      increment: seconds(3600),
      windows: Type.Optional(seconds(600)),
      away: seconds(86_400),
      limit: seconds(86_400),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, closed),
]);

export const rules = Type.Object(
  {
    game: word,
    mode: word,
    // More than any game seats: the game says which numbers it knows.
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    options: Type.Record(Type.String({ pattern: '^[a-zA-Z][\\w-]{0,40}$' }), Type.Integer(), {
      maxProperties: 60,
      ...closed,
    }),
    clock,
    rated: Type.Boolean(),
    listed: Type.Boolean(),
    undo: Type.Enum(['ask', 'never']),
    delay: seconds(3600),
    masked: Type.Boolean(),
    flag: Type.Enum(['lose', 'claim']),
    bestOf: Type.Integer({ minimum: 1, maximum: 9 }),
    event: Type.String({ maxLength: 80 }),
    round: Type.Integer({ minimum: 0, maximum: 99 }),
  },
  closed,
);

/** A share in the chance; '' when it follows later. */
export const nonce = Type.String({ maxLength: 64, pattern: '^([\\w-]{8,})?$' });
export const level = Type.String({ pattern: '^[a-z-]{1,20}$' });
export const seat = Type.Integer({ minimum: -1, maximum: 7 });
export const body = (fields: Parameters<typeof Type.Object>[0]) => ({ body: Type.Object(fields, closed) });
