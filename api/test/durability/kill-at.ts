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

/** Kills at a request to an address that matches: instead of sending it, or once its answer is here. */
function atRequest(path: RegExp, when: 'before' | 'after') {
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    const matches = path.test(String(address instanceof Request ? address.url : address));
    if (matches && when === 'before') kill();
    const answer = await fetch(address, init);
    if (matches) {
      await answer.clone().text();
      kill();
    }
    return answer;
  };
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
  'the third piece of the demo is about to be committed': () =>
    beforeStatement(/^commit/i, /^\s*insert into removed_products/i, 3),
  'an attempt to pay is stored and its provider not asked': () =>
    atRequest(/\/v1\/intention\/$/, 'before'),
  'the provider began an attempt and its answer is not stored': () =>
    atRequest(/\/v1\/intention\/$/, 'after'),
  'a stored report is about to be booked': () =>
    beforeStatement(/^update "payment_attempts"/i, /^insert into "payment_events"/i),
  'a booked payment is about to be committed': () =>
    beforeStatement(/^commit/i, /^update "orders" set .*"paid_piastres"/i),
  'a refund is about to be sent': () => atRequest(/void_refund\/refund$/, 'before'),
  'a refund was sent and its answer is not stored': () =>
    atRequest(/void_refund\/refund$/, 'after'),
};

const moment = moments[process.env.DP_KILL_AT ?? ''];
if (!moment) throw new Error(`DP_KILL_AT should be one of: ${Object.keys(moments).join('; ')}`);
moment();
syncBuiltinESMExports();
