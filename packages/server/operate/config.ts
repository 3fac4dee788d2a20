/** Configuration comes from the environment alone; everything has a value that works. `.env.sample` explains each. */

export interface Config {
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly origins: readonly string[];
  /** How many proxies of ours stand in front: only their word about addresses is believed. */
  readonly proxies: number;
  readonly socketsPerAddress: number;
  readonly threads: number;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  readonly drainSeconds: number;
  /** Sign-ups, guests and tables per address and minute; tests and load need more. */
  readonly generous: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {}

function number(env: Env, name: string, start: number, least = 0, most = 1_000_000): number {
  const text = env[name];
  if (text === undefined || text === '') return start;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

const some = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** An address as browsers write an origin: scheme and host, nothing after them. */
function origin(name: string, text: string): string {
  const bad = new ConfigError(`${name} must be an address like https://bojiste.example, not "${text}"`);
  try {
    const { protocol, origin: found, pathname, search, hash } = new URL(text);
    if (!['http:', 'https:'].includes(protocol) || pathname !== '/' || search !== '' || hash !== '') throw bad;
    return found;
  } catch {
    throw bad;
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function level(text: string): string {
  if (LEVELS.includes(text)) return text;
  throw new ConfigError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${text}"`);
}

/** "true" is what one proxy used to be written as. */
const proxies = (env: Env): number =>
  env.TRUST_PROXY === 'true' ? 1 : number({ TRUST_PROXY: env.TRUST_PROXY }, 'TRUST_PROXY', 0, 0, 9);

function databaseOf(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  // Without the address: it may hold a password.
  throw new ConfigError('DATABASE_URL must be an address that begins with postgresql://');
}

export function readConfig(env: Env): Config {
  const database = some(env.DATABASE_URL);
  const publicUrl = some(env.PUBLIC_URL);
  return {
    databaseUrl: database === undefined ? undefined : databaseOf(database),
    publicUrl: publicUrl === undefined ? undefined : origin('PUBLIC_URL', publicUrl),
    origins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => origin('ALLOWED_ORIGINS', one)),
    proxies: proxies(env),
    socketsPerAddress: number(env, 'SOCKETS_PER_ADDRESS', 100),
    threads: number(env, 'BOT_THREADS', 1, 1, 256),
    logLevel: level(some(env.LOG_LEVEL) ?? 'warn'),
    metricsToken: some(env.METRICS_TOKEN),
    drainSeconds: number(env, 'DRAIN_SECONDS', 5, 0, 3600),
    generous: env.BOJISTE_GENEROUS === '1',
  };
}
