// One node for chaos and load: `node node-process.mjs PORT FOLDER`. Variables that begin with CHAOS_ break it on purpose.
import { register } from 'tsx/esm/api';

const { CHAOS_SKEW_MS, CHAOS_VERSION, CHAOS_CONTROL } = process.env;
if (CHAOS_SKEW_MS !== undefined) {
  const right = Date.now.bind(Date);
  Date.now = () => right() + Number(CHAOS_SKEW_MS);
}
register();
if (CHAOS_VERSION !== undefined) {
  const { loadGames } = await import('../matches/games.ts');
  for (const { g } of (await loadGames()).values()) g.rulesHash += Number(CHAOS_VERSION);
}
if (CHAOS_CONTROL === 'twice') {
  // Commands are not remembered: what comes twice is done twice.
  const { Table } = await import('../matches/table.ts');
  Table.prototype.did = () => false;
}
if (CHAOS_CONTROL === 'lost') {
  // Now and then something is acknowledged that was not stored.
  const { Log } = await import('../store/log.ts');
  const { append } = Log.prototype;
  let n = 0;
  Log.prototype.append = function (packet) {
    return ++n % 50 === 0 && packet.body.includes('"cmd"') ? Promise.resolve(true) : append.call(this, packet);
  };
}
if (CHAOS_CONTROL === 'charged') {
  // Whoever takes a match over does not say since when nobody served it.
  const { Room } = await import('../matches/room.ts');
  const { resume } = Room.prototype;
  Room.prototype.resume = function (from) {
    return resume.call(this, from, 0);
  };
}
const { serve } = await import('../index.ts');
const [port, folder] = process.argv.slice(2);
const served = await serve({ port: Number(port), host: '127.0.0.1', siteDir: folder, data: folder });
// Whoever started it is gone: nobody would end it otherwise.
process.stdin.resume().once('end', () => process.exit(1));
process.once('SIGTERM', () => served.drain().then(() => process.exit(0)));
console.log('ready');
