import { FrozenBackends } from '@dp/api/test/frozen-backends.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Cable, layCable } from './cable.ts';
import { expectEachOnce, type OrderClients, startOrderClients } from './order-clients.ts';
import {
  numberIn,
  openSharedShop,
  orderOfOneBulb,
  type SharedShop,
  serviceHeaders,
} from './shared-shop.ts';
import type { ShopProcess } from './shop-process.ts';

// Connections to the database that are killed while they are in use, or hang, under 20 order clients.

const CLIENTS = 20;
/** What a list, a search or a page may take while connections hang, in milliseconds. */
const AT_MOST_MS = 2_000;
/** Backends stay frozen at least this long, by hand: 20 for the figures in docs/reliability.md. */
const FROZEN_SECONDS = Number(process.env.DP_FROZEN_SECONDS ?? 0);
/** From the database's return to the next order, in milliseconds. */
const NEXT_ORDER_MS = 5_000;

let cable: Cable;
let shop: SharedShop;
let running: ShopProcess;
let service: Record<string, string>;
/** Of all tests, in which one process lives through everything. */
const numbers: string[] = [];
const frozen = new FrozenBackends();
let giveUp: AbortController;
beforeAll(async () => {
  shop = await openSharedShop({
    buyers: CLIENTS,
    addressSeenByShop: async (url) => {
      cable = await layCable(url);
      return `${cable.url}?application_name=shop`;
    },
  });
  // A few buyers place hundreds of orders.
  running = await shop.start({ MAX_ORDERS_PER_HOUR: '0' });
  await running.open;
  service = await serviceHeaders(running.origin);
});
beforeEach(() => {
  giveUp = new AbortController();
});
afterEach(() => {
  giveUp.abort();
  frozen.thaw();
  cable.mend();
});
afterAll(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  await cable.close();
  await shop.close();
});

const startClients = () => startOrderClients(shop, running.origin, giveUp.signal);
const statusOf = async (path: string) => (await fetch(running.origin + path)).status;

/** All orders done: each is there once, and the process that took them has lived through it. */
async function expectNothingLost(clients: OrderClients): Promise<void> {
  await clients.stop();
  numbers.push(...clients.numbers);
  await expectEachOnce(shop, numbers);
  expect(running.child.exitCode).toBeNull();
  expect(await statusOf('/readyz')).toBe(200);
}

/** How long something takes, in milliseconds. */
async function timed(what: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await what;
  return performance.now() - start;
}

it('connections that are killed in use, again and again, end neither the process nor any order', async () => {
  const clients = await startClients();
  for (let round = 0; round < 10; round += 1) {
    await clients.acknowledged(CLIENTS);
    await shop.inside.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop'",
    );
  }
  expect(await timed(clients.acknowledged(1))).toBeLessThan(NEXT_ORDER_MS);
  expect(clients.failures.join()).not.toContain('internal_error');
  await expectNothingLost(clients);
});

it('while three of its connections are frozen, lists, searches and pages are answered in time', async () => {
  const clients = await startClients();
  const post = (path: string, body: object) =>
    fetch(running.origin + path, { method: 'POST', headers: service, body: JSON.stringify(body) });
  await clients.acknowledged(CLIENTS);
  // Two that are in the middle of an order, and the one that was silent longest.
  const { rows } = await shop.inside.database.pool.query(
    `select pid from (
       select pid, row_number() over (order by state = 'active' desc, query_start desc) as busy,
         row_number() over (order by query_start) as idle
       from pg_stat_activity where application_name = 'shop'
     ) as backends where busy <= 2 or idle = 1`,
  );
  expect(rows).toHaveLength(3);
  frozen.freeze(rows.map(({ pid }) => pid));
  const end = performance.now() + FROZEN_SECONDS * 1_000;
  const times: number[] = [];
  // Until the shop has given a frozen order up: later it has no frozen connection left.
  for (let round = 0; clients.failures.length === 0 || performance.now() < end; round += 1) {
    const asked = [
      post('/api/main/products/all', { offset: round, limit: 10 }),
      post(`/api/main/products/search?query=bulb+${round}`, {}),
      fetch(`${running.origin}/product/details/${shop.bulb}`),
      fetch(`${running.origin}/?round=${round}`),
    ];
    times.push(
      ...(await Promise.all(
        asked.map((answer) => timed(answer.then(({ status }) => expect(status).toBe(200)))),
      )),
    );
  }
  expect(Math.max(...times)).toBeLessThan(AT_MOST_MS);
  frozen.thaw();
  expect(await timed(clients.acknowledged(CLIENTS))).toBeLessThan(2 * NEXT_ORDER_MS);
  await expectNothingLost(clients);
});

it('while the database says nothing at all, the shop says so; orders go on when it is back', async () => {
  const clients = await startClients();
  await clients.acknowledged(CLIENTS);
  expect(await statusOf('/')).toBe(200);

  cable.hang();
  expect(await statusOf('/readyz')).toBe(503);
  const page = statusOf('/');
  expect(await timed(page)).toBeLessThan(AT_MOST_MS);
  expect(await page).toBe(200);

  cable.mend();
  expect(await timed(clients.acknowledged(1))).toBeLessThan(NEXT_ORDER_MS);
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  await expectNothingLost(clients);
});

it('an order whose commit is not answered is not placed again', async () => {
  const [buyer] = shop.buyers;
  if (!buyer) throw new Error('There is no buyer.');
  const order = orderOfOneBulb(shop, buyer, service);
  const place = () => fetch(`${running.origin}/api/main/orders/place`, order);
  cable.loseAnswer('COMMIT');
  const unknown = await place();
  expect(unknown.status).toBe(503);
  expect(await unknown.json()).toMatchObject({ code: 'service_unavailable' });
  numbers.push(await numberIn(await place()));
  await expectEachOnce(shop, numbers);
});
