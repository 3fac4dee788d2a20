/** Configuration comes from the environment alone; everything has a value that works. `.env.sample` explains each. */

export interface Config {
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
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

function number(env: Env, name: string, start: number): number {
  const text = env[name];
  if (text === undefined || text === '') return start;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new ConfigError(`${name} must be a number, not "${text}"`);
  return value;
}

const some = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

export function readConfig(env: Env): Config {
  const databaseUrl = some(env.DATABASE_URL);
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must begin with postgresql://');
  return {
    databaseUrl,
    publicUrl: some(env.PUBLIC_URL)?.replace(/\/$/, ''),
    origins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    socketsPerAddress: number(env, 'SOCKETS_PER_ADDRESS', 100),
    threads: Math.max(1, number(env, 'BOT_THREADS', 1)),
    logLevel: some(env.LOG_LEVEL) ?? 'warn',
    metricsToken: some(env.METRICS_TOKEN),
    drainSeconds: number(env, 'DRAIN_SECONDS', 5),
    generous: env.BOJISTE_GENEROUS === '1',
  };
}
