import { type ClientMessage, PHRASES } from '@bojiste/session/wire';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** What a client may say, letter by letter. Whatever does not fit is refused before anything looks at it. */

const word = (most = 40) => Type.String({ minLength: 1, maxLength: most, pattern: '^[\\w-]+$' });
/** An answer may name every card of a large deck at once: {one+another+…}. The whole message has its own limit. */
const key = Type.String({ minLength: 1, maxLength: 8000 });
const seat = Type.Integer({ minimum: -1, maximum: 7 });
const handle = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const offer = Type.Enum(['undo', 'draw', 'pause', 'resume', 'hands', 'annul']);

const message = (t: string, fields: Record<string, TSchema>) =>
  Type.Object({ t: Type.Literal(t), ...fields }, { additionalProperties: false });
const about = (t: string, fields: Record<string, TSchema> = {}) => message(t, { id: word(), match: word(), ...fields });

const SCHEMAS = {
  hello: message('hello', { v: Type.Integer() }),
  open: about('open', {
    token: Type.Optional(word(64)),
    since: Type.Optional(Type.Integer({ minimum: -1 })),
    over: Type.Optional(seat),
  }),
  close: message('close', { match: word() }),
  answer: about('answer', {
    decision: Type.Integer(),
    option: key,
    // biome-ignore lint/suspicious/noThenProperty: a word of the protocol; nobody awaits a schema.
    then: Type.Optional(Type.Array(key, { maxItems: 60 })),
  }),
  undo: about('undo', { decision: Type.Optional(Type.Integer()) }),
  resign: about('resign'),
  offer: about('offer', { what: offer }),
  reply: about('reply', { what: offer, yes: Type.Boolean() }),
  claim: about('claim', { seat, as: Type.Enum(['win', 'annul']) }),
  stops: about('stops', {
    stops: Type.Record(
      Type.String({ pattern: '^[a-zA-Z][\\w-]{0,40}$' }),
      Type.Enum(['never', 'useful', 'always', 'apt']),
      {
        maxProperties: 100,
        additionalProperties: false,
      },
    ),
  }),
  brake: about('brake'),
  mute: about('mute', { what: Type.Enum(['card', 'fight', 'turn']) }),
  nonce: about('nonce', { nonce: Type.String({ minLength: 8, maxLength: 64, pattern: '^[\\w-]+$' }) }),
  look: about('look', { keys: Type.Array(key, { maxItems: 60 }) }),
  preview: about('preview', { keys: Type.Array(key, { maxItems: 60 }) }),
  whyNot: about('whyNot', {
    attempt: Type.Object(
      {
        card: handle,
        act: Type.Optional(key),
        target: Type.Optional(handle),
        place: Type.Optional(Type.Integer({ minimum: -1, maximum: 10_000 })),
      },
      { additionalProperties: false },
    ),
  }),
  inspect: about('inspect', { card: handle }),
  history: about('history', { before: handle }),
  chat: about('chat', {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    phrase: Type.Optional(Type.Enum(Object.keys(PHRASES))),
  }),
  ping: message('ping', { id: word() }),
};

type Kind = keyof typeof SCHEMAS;

const checks = new Map(Object.entries(SCHEMAS).map(([kind, schema]) => [kind, Compile(schema)]));

/** The message, or null for anything else; `kind` and `id` only as far as they could be made out. */
export function readMessage(text: string): { message: ClientMessage | null; kind: Kind | 'unknown'; id: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { message: null, kind: 'unknown', id: '' };
  }
  if (typeof value !== 'object' || value === null) return { message: null, kind: 'unknown', id: '' };
  const { t, id } = value as { t?: unknown; id?: unknown };
  const quoted = typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : '';
  const check = typeof t === 'string' ? checks.get(t) : undefined;
  if (check === undefined) return { message: null, kind: 'unknown', id: quoted };
  return { message: check.Check(value) ? (value as ClientMessage) : null, kind: t as Kind, id: quoted };
}
