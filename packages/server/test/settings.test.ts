import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetAddress, clientAddress } from '../http/address.ts';
import { ConfigError, readConfig } from '../operate/config.ts';
import { FolderTaken, lockFolder } from '../store/folder-lock.ts';
import { startServer } from './kit.ts';

describe('settings', () => {
  it('work when there are none', () => {
    expect(readConfig({})).toMatchObject({ proxies: 0, threads: 1, logLevel: 'warn', databaseUrl: undefined });
    expect(readConfig({ PUBLIC_URL: 'https://bojiste.example/', TRUST_PROXY: '2' })).toMatchObject({
      publicUrl: 'https://bojiste.example',
      proxies: 2,
    });
  });

  it.each([
    ['BOT_THREADS', '0'],
    ['BOT_THREADS', 'many'],
    ['BOT_THREADS', '1.5'],
    ['DRAIN_SECONDS', '-1'],
    ['SOCKETS_PER_ADDRESS', '1e3'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/8'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'bojiste.example'],
    ['PUBLIC_URL', 'https://bojiste.example/path'],
    ['ALLOWED_ORIGINS', 'https://good.example, bad'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['DATABASE_URL', 'postgresql'],
  ])('%s=%s is refused at the start, by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('never repeat a password', () => {
    const secret = 'mysql://me:hunter2@host/db';
    expect(() => readConfig({ DATABASE_URL: secret })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('an address', () => {
  it('is believed only from our own proxies', () => {
    expect(clientAddress('9.9.9.9', '1.1.1.1', 0)).toBe('9.9.9.9');
    expect(clientAddress('10.0.0.1', 'forged, 5.5.5.5', 1)).toBe('5.5.5.5');
    expect(clientAddress('10.0.0.1', 'forged, 5.5.5.5, 10.0.0.2', 2)).toBe('5.5.5.5');
    expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });

  it('shares its budget with the home it belongs to', () => {
    expect(budgetAddress('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(budgetAddress('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
    expect(budgetAddress('2001:db8:1:2::1')).toBe(budgetAddress('2001:0db8:0001:0002:ffff::'));
    expect(budgetAddress('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(budgetAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(budgetAddress('2001:db8:1:3::1')).not.toBe(budgetAddress('2001:db8:1:2::1'));
  });
});

describe('a data folder', () => {
  it('has one server; a second one says so and does not start', { timeout: 60_000 }, async () => {
    const server = await startServer();
    await expect(startServer(undefined, server.folder)).rejects.toThrow(FolderTaken);
    // The first one is none the worse for it, and its end frees the folder.
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.served.close();
    const again = await startServer(undefined, server.folder);
    await again.served.close();
    await server.stop();
  });

  it('is free again after the lock was given back', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bojiste-lock-'));
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderTaken);
    unlock();
    lockFolder(folder)();
    rmSync(folder, { recursive: true });
  });
});
