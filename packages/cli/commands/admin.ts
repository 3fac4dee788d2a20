import { parseArgs } from 'node:util';
import type { ActKind } from '@bojiste/server/people/desk';
import type { Store } from '@bojiste/server/store/store';
import { withStore } from '../stores.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

/** The desk of whoever runs a server, by the keyboard. It works on the store; a running server follows in a second. */

const when = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

async function reports(store: Store, all: boolean, output: Output): Promise<number> {
  const rows = await store.desk.reports(all);
  for (const { n, at, match, user_id, body, closed } of rows) {
    const by = (await store.people.get(user_id))?.name ?? '–';
    output.out(`${n}  ${when(at)}  ${match}  ${by}${closed === null ? '' : '  (closed)'}: ${body}`);
  }
  if (rows.length === 0) output.out('No reports.');
  return GOOD;
}

async function show(store: Store, n: number, output: Output): Promise<number> {
  const report = await store.desk.report(n);
  if (report === undefined) return nothing(output);
  const row = await store.matches.get(report.match);
  output.out(`Report ${n} of ${when(report.at)} about match ${report.match}: ${report.body}`);
  output.out(`Match: ${row?.game ?? '?'} ${row?.mode ?? ''}, ${row?.stage ?? 'gone'}`);
  const players = await store.desk.playersOf(report.match);
  for (const { seat, user_id, name } of players) output.out(`  seat ${seat + 1}: ${name} (${user_id})`);
  output.out('Chat:');
  for (const { at, user_id, body } of await store.talk.lines(report.match)) {
    const { name = '–', text, phrase } = JSON.parse(body || '{}') as { name?: string; text?: string; phrase?: string };
    output.out(`  ${when(at)}  ${name} (${user_id}): ${text ?? `[${phrase ?? ''}]`}`);
  }
  return GOOD;
}

async function log(store: Store, output: Output): Promise<number> {
  for (const { n, at, by_name, kind, about, until, reason } of await store.desk.acts())
    output.out(`${n}  ${when(at)}  ${by_name}: ${kind} ${about}${until > 0 ? ` until ${when(until)}` : ''}  ${reason}`);
  return GOOD;
}

function nothing(output: Output): number {
  output.err('There is no such thing.');
  return FINDING;
}

interface Wish {
  readonly days: string | undefined;
  readonly reason: string | undefined;
}

async function act(store: Store, kind: ActKind, about: string, wish: Wish, output: Output): Promise<number> {
  const { days = '0', reason = '' } = wish;
  if (!/^\d{1,4}$/.test(days)) throw new UsageError(`Not a number of days: ${days}`);
  if (reason.trim().length < 3) throw new UsageError('Give a reason: --reason "..."');
  const { DeskWork } = await import('@bojiste/server/people/desk');
  const now = await store.engine.time();
  const done = await new DeskWork(store, () => now).act('console', { kind, about, reason, days: Number(days) });
  if (done === null) return nothing(output);
  output.out(`Done: ${kind} ${done}`);
  return GOOD;
}

export const admin: Command = {
  summary: 'reports of players, and what to do about them: mute, ban, annul',
  usage: [
    'Usage: bojiste admin reports [--all] [--data FOLDER]',
    '       bojiste admin show N             a report with its match, people and chat',
    '       bojiste admin close N            it is dealt with',
    '       bojiste admin mute|ban PERSON [--days N]     by id or account name; without --days for ever',
    '       bojiste admin unmute|unban PERSON',
    '       bojiste admin annul MATCH        ends it without a result; one that is over does not count for ratings any more',
    '       bojiste admin grant|revoke NAME  the account may use the desk page (#/desk)',
    '       bojiste admin log                everything that was done, by whom and why',
    '',
    '  --reason TEXT  needed for everything that changes something',
    '  --data FOLDER  as for bojiste serve; DATABASE_URL names a database instead. The server may run meanwhile.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        data: { type: 'string' },
        all: { type: 'boolean' },
        days: { type: 'string' },
        reason: { type: 'string' },
      },
      allowPositionals: true,
    });
    const { ACTS } = await import('@bojiste/server/people/desk');
    const [doing = '', about = ''] = positionals;
    const kind = ACTS.find((one) => one === doing);
    if (kind === undefined && !['reports', 'show', 'log'].includes(doing)) throw new UsageError(`Not known: ${doing}`);
    if ((kind !== undefined || doing === 'show') && about === '') throw new UsageError(`${doing}: whom or what?`);
    return withStore(values.data, true, async (store) => {
      if (kind !== undefined) return act(store, kind, about, { days: values.days, reason: values.reason }, output);
      if (doing === 'show') return show(store, Number(about), output);
      return doing === 'log' ? log(store, output) : reports(store, values.all === true, output);
    });
  },
};
