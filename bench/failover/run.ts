import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { auditShop } from '@dp/api/audit/audit-shop.ts';
import { openDatabase } from '@dp/api/database/database.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { setStock } from '@dp/api/products/set-stock.ts';
import { ApiClient } from '../load/call-shop.ts';
import { addBuyers } from '../load/place-orders.ts';
import { runShopCommand, startShop } from '../load/shop-process.ts';
import { startCluster } from './cluster.ts';
import { OrderClients } from './order-clients.ts';

/*
 * Loses a PostgreSQL primary under orders and promotes its synchronous standby, behind HAProxy:
 *
 *   node bench/failover/run.ts           the primary is killed
 *   node bench/failover/run.ts freeze    the primary hangs: no response and no error
 *
 * Needs Debian's `postgresql` and `haproxy`. Everything listens on the loopback address and is removed
 * afterwards. The results are in docs/reliability.md.
 */

const CLIENTS = 20;
/** How long orders run before the loss and after the return, in milliseconds. */
const RUN_MS = 5_000;
/** How long a monitor takes to declare the primary dead, in milliseconds. */
const DECISION_MS = 3_000;

const how = process.argv[2] === 'freeze' ? 'freeze' : 'kill';
const folder = await mkdtemp(join(tmpdir(), 'dp-failover-shop-'));
const cluster = await startCluster();
try {
  const data = { folder, databaseUrl: cluster.url };
  await runShopCommand(data, ['seed-demo']);
  await addBuyers(data, CLIENTS);
  const shop = await startShop(data, {}, []);
  try {
    const stocked = await stockUp(cluster.url, shop.origin);
    const clients = await OrderClients.start(shop.origin, CLIENTS, stocked);
    await setTimeout(RUN_MS);
    const lost = performance.now();
    cluster.losePrimary(how);
    await setTimeout(DECISION_MS);
    cluster.promote();
    const back = performance.now();
    const next = await clients.firstAfter(back);
    await setTimeout(RUN_MS);
    await clients.stop();
    await report(clients, { lost, back, next });
  } finally {
    await shop.stop();
  }
} finally {
  await cluster.close();
  await rm(folder, { recursive: true, force: true });
}

/** The ids of a product per client, with enough stock. */
async function stockUp(databaseUrl: string, origin: string): Promise<number[]> {
  const client = await ApiClient.open(origin);
  const { data: products } = await client.call('listProducts', { body: { limit: CLIENTS } });
  client.close();
  const { db, close } = await openDatabase({ databaseUrl });
  const counted = products.map(({ sku }) => ({ sku, stock: 1_000_000 }));
  for (const each of counted) await setStock({ db, now: () => new Date() }, commandLine, each);
  await close();
  return products.map(({ id }) => id);
}

async function report(
  { orders, refused, unanswered, surprises }: OrderClients,
  { lost, back, next }: { lost: number; back: number; next: number },
): Promise<void> {
  const { db, pool, close } = await openDatabase({
    databaseUrl: cluster.standbyUrl,
    withoutTimeouts: true,
  });
  const { rows } = await pool.query<{ number: string }>('select number from orders');
  const { findings } = await auditShop(db);
  await close();
  const times = new Map<string, number>();
  for (const { number } of rows) times.set(number, (times.get(number) ?? 0) + 1);
  const acknowledged = new Set(orders.map(({ number }) => number));
  const found = (count: (times: number) => boolean) =>
    [...acknowledged].filter((number) => count(times.get(number) ?? 0)).length;
  const at = orders.map((order) => order.at).sort((a, b) => a - b);
  const gap = Math.max(...at.map((moment, index) => moment - (at[index - 1] ?? moment)));
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  console.table({
    'primary was': how === 'kill' ? 'killed' : 'frozen',
    'orders acknowledged': orders.length,
    'found once': found((count) => count === 1),
    doubled: orders.length - acknowledged.size + found((count) => count > 1),
    lost: found((count) => count === 0),
    'found, never acknowledged': rows.length - found((count) => count > 0),
    'answers 503': refused,
    'tries without an answer': unanswered,
    'other answers': surprises.length === 0 ? 0 : surprises.slice(0, 3).join(' '),
    'from the loss to the standby taking writes': seconds(back - lost),
    'longest gap between two orders': seconds(gap),
    'from the return to the next order': seconds(next - back),
    'audit findings': findings.length,
  });
}
