import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '@dp/api/test/free-port.ts';
import { addEditor, type Call, signInEditor } from '../load/bench-editor.ts';
import { ApiClient } from '../load/call-shop.ts';
import { type BenchRequest, measureLoad } from '../load/measure.ts';
import type { DatabaseKind } from '../load/options.ts';
import { readyShops } from '../load/ready-shop.ts';
import { SCENARIOS } from '../load/scenarios.ts';
import { SeededShops } from '../load/seeded-shops.ts';
import { type ShopData, startShop } from '../load/shop-process.ts';

// `npm run bench:prices -- --size 100000`: how long a price batch over every product takes, and its undo, while
// ten clients load the shop; what of their rate remains, and how long the process stalls.

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'postgres,embedded' },
    keep: { type: 'string' },
  },
});
const CONNECTIONS = 10;
const SECONDS = 10;
const WATCH = fileURLToPath(new URL('watch-stalls.ts', import.meta.url));
/** What most shoppers ask for. */
const MIX = [
  'API list, 20 of a category',
  'API product detail',
  'HTML home',
  'HTML category',
  'HTML product',
];

const say = (line: string) => process.stdout.write(`${line}\n`);

const shops = await SeededShops.open(values.keep, say);
try {
  for (const kind of values.database.split(',') as DatabaseKind[]) {
    const { data, done } = await shops.take(kind, Number(values.size));
    try {
      await measure(kind, data);
    } finally {
      await done();
    }
  }
} finally {
  await shops.close();
}

async function measure(kind: DatabaseKind, data: ShopData): Promise<void> {
  await addEditor(data, ['prices.edit']);
  const port = await freePort();
  const stalls = join(data.folder, 'stalls');
  const shop = await startShop(data, { ADMIN_PORT: String(port), STALLS: stalls }, [
    '--import',
    WATCH,
  ]);
  try {
    const facts = await readyShops([shop]);
    const client = await ApiClient.open(shop.origin);
    const headers = { ...client.headers(), 'accept-encoding': 'br' };
    const requests = SCENARIOS.filter(({ name }) => MIX.includes(name)).flatMap((scenario) =>
      scenario.requests(facts).slice(0, 100),
    );
    const load = (seconds: number) => loadWith(shop.origin, requests, headers, seconds);
    const { call } = await signInEditor(`http://localhost:${port}`);
    const { data: made } = await call('createPriceBatch', { body: { percent: 7, rounding: '5' } });
    const prepared = await until(call, made.id, 'ready');
    say(`${kind}: ${values.size} prices computed in ${prepared.toFixed(1)} s, nobody else there`);
    await load(3);
    const stallOf = async (work: () => Promise<void>) => {
      await rm(stalls, { force: true });
      await work();
      await setTimeout(500);
      return Number(await readFile(stalls, 'utf8')).toFixed(0);
    };
    let quiet = 0;
    const usual = await stallOf(async () => {
      quiet = await load(SECONDS);
    });
    for (const [name, state] of [
      ['applyPriceBatch', 'applied'],
      ['undoPriceBatch', 'undone'],
    ] as const) {
      const { data: batch } = await call('getPriceBatch', { params: { id: String(made.id) } });
      let took = 0;
      let rate = 0;
      const stall = await stallOf(async () => {
        const under = load(SECONDS);
        await call(name, { params: { id: String(made.id) }, body: { version: batch.version } });
        took = await until(call, made.id, state);
        rate = await under;
      });
      say(
        `${kind}: ${state} in ${took.toFixed(1)} s; ${rate.toFixed(0)} of ${quiet.toFixed(0)} requests/s ` +
          `(${((rate / quiet) * 100).toFixed(0)} %); longest stall ${stall} ms (${usual} without)`,
      );
      await load(3);
    }
    client.close();
  } finally {
    await shop.stop();
  }
}

async function loadWith(
  origin: string,
  requests: readonly BenchRequest[],
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const load = { connections: CONNECTIONS, seconds };
  const { perSecond, failed } = await measureLoad([origin], requests, headers, load);
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  return perSecond;
}

/** Waits until a batch is in a state; after how many seconds. */
async function until(call: Call, id: number, state: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { data } = await call('getPriceBatch', { params: { id: String(id) } });
    if (data.state === state) return (performance.now() - started) / 1_000;
    await setTimeout(100);
  }
}
