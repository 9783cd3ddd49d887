import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/**
 * Loaded before the shop with `node --import`: kills the process, as `kill -9` does, at the moment that
 * DP_KILL_AT names.
 */

const kill = () => process.kill(process.pid, 'SIGKILL');

/** Kills when a file whose path matches has been made, before anything is written into it. */
function afterCreating(path: RegExp) {
  const { writeFileSync } = fs;
  fs.writeFileSync = (file, ...rest) => {
    writeFileSync(file, ...rest);
    if (path.test(String(file))) kill();
  };
}

/** Kills instead of running a statement that matches, once so many that match `after` have run. */
function beforeStatement(pattern: RegExp, after = /^/, times = 1) {
  let run = 0;
  const { query } = pg.Client.prototype;
  const killing = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    const text = typeof config === 'string' ? config : String((config as { text?: string }).text);
    if (run >= times && pattern.test(text)) kill();
    if (after.test(text)) run += 1;
    return Reflect.apply(query, this, args);
  };
  pg.Client.prototype.query = killing as typeof query;
}

const moments: Record<string, () => void> = {
  'a file of the new database is made and still empty': () =>
    afterCreating(/postgres(\.new)?\/PG_VERSION$/),
  'PostgreSQL makes its lock file': () => afterCreating(/postgres(\.new)?\/postmaster\.pid$/),
  'a migration has made half of its tables': () => beforeStatement(/^create table "orders"/i),
  'the demo shopper is added': () => beforeStatement(/^insert into "customers"/i),
  'the demo catalogue is about to be committed': () =>
    beforeStatement(/^commit/i, /^insert into "products"/i),
  'the third piece of products is about to be committed': () =>
    beforeStatement(/^commit/i, /^\s*with moves as/i, 3),
};

const moment = moments[process.env.DP_KILL_AT ?? ''];
if (!moment) throw new Error(`DP_KILL_AT should be one of: ${Object.keys(moments).join('; ')}`);
moment();
syncBuiltinESMExports();
