import type { Bilingual, Deck, DeckIssue } from '@bojiste/kernel';
import type { Seated } from '@bojiste/session/wire';

/** Calls to the server the page came from. */

export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Bilingual,
    readonly issues: readonly DeckIssue[],
    /** The whole answer, for what else it tells. */
    readonly said: object = {},
  ) {
    super(code);
  }
}

const UNREACHABLE: Bilingual = {
  cs: 'Server neodpovídá. Hra s počítačem funguje i bez něj.',
  en: 'The server does not answer. Playing the computer works without it.',
};

export async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ServerError(0, 'unreachable', UNREACHABLE, []);
  }
  const text = await response.text();
  const kind = response.headers.get('content-type') ?? '';
  // Whoever only serves the page answers everything with it.
  if (response.ok && kind.includes('html')) throw new ServerError(0, 'unreachable', UNREACHABLE, []);
  const isJson = kind.includes('json');
  if (response.ok) return (isJson ? JSON.parse(text) : text) as T;
  const said = isJson ? (JSON.parse(text) as { code?: string; text?: Bilingual; issues?: DeckIssue[] }) : {};
  throw new ServerError(response.status, said.code ?? 'failed', said.text ?? UNREACHABLE, said.issues ?? [], said);
}

/** Nobody is asked for a name before the first game. */
export const beSomebody = (): Promise<unknown> => call('POST', '/api/guest', {});

// ---- seats ------------------------------------------------------------------------------------------------------------

const SEAT = 'bojiste.seat.';

export const seatToken = (match: string): string | null => localStorage.getItem(SEAT + match);

export function keepSeat({ match, token }: Seated): void {
  localStorage.setItem(SEAT + match, token);
}

export async function sitDown(match: string, deck: Deck | null, seat = -1): Promise<Seated> {
  await beSomebody();
  const seated = await call<Seated>('POST', `/api/tables/${match}/sit`, { deck, nonce: '', seat });
  keepSeat(seated);
  return seated;
}
