import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inTransaction } from '@dp/api/database/in-transaction.ts';
import { writeRefund } from '@dp/api/payment-desk/refund-order.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import {
  offer,
  type PaymobSimulator,
  startOrderNumbersAt,
  startPaymobSimulator,
} from '@dp/api/test/arrange/payments.ts';
import type { SentCallback } from '@dp/api/test/arrange/provider-simulator.ts';
import type { Order } from '@dp/contract/orders.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSharedShop, type SharedShop, serviceHeaders } from './shared-shop.ts';
import type { ShopProcess } from './shop-process.ts';

// A shop whose process is killed, as by `kill -9`, at each step of a payment; the next process resumes it.

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const KILL_AT = file('../../api/test/durability/kill-at.ts');
const LATER = file('./shifted-clock.ts');
/** Milliseconds for starting processes and their work on a machine that is busy. */
const PATIENCE = 120_000;
const DAY_MINUTES = 24 * 60;

let simulator: PaymobSimulator;
let shop: SharedShop;
let running: ShopProcess | undefined;
let firstNumber = 900_000;

beforeAll(async () => {
  simulator = await startPaymobSimulator();
});
afterAll(() => simulator.stop());

beforeEach(async () => {
  shop = await openSharedShop({ buyers: 1 });
  // References are unique at the provider, which outlives each test's shop.
  firstNumber += 1_000;
  await startOrderNumbersAt(shop.inside, firstNumber);
  await offer(shop.inside, { card: 'paymob' });
}, PATIENCE);
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  running = undefined;
  await shop.close();
}, PATIENCE);

async function start(environment: Record<string, string>): Promise<ShopProcess> {
  const { settings } = simulator;
  running = await shop.start({
    PAYMOB_URL: settings.baseUrl,
    PAYMOB_PUBLIC_KEY: settings.publicKey,
    PAYMOB_SECRET_KEY: settings.secretKey,
    PAYMOB_API_KEY: settings.apiKey,
    PAYMOB_HMAC_SECRET: settings.hmacSecret,
    PAYMOB_CARD_INTEGRATION: '11',
    ...environment,
  });
  await running.open;
  return running;
}

/** A process that is killed at a moment. */
const startToBeKilled = (moment: string) =>
  start({ NODE_OPTIONS: `--import=${KILL_AT}`, DP_KILL_AT: moment });

/** The next one, when what was left has been due for a while. */
const startLater = () =>
  start({
    NODE_OPTIONS: `--import=${LATER}`,
    DP_TEST_DAYS_AHEAD: String(3 / DAY_MINUTES),
  });

async function expectKilled({ child, ended, output }: ShopProcess): Promise<void> {
  await ended;
  expect(child.signalCode, output()).toBe('SIGKILL');
}

async function call(
  { origin }: ShopProcess,
  path: string,
  body: object,
): Promise<{ status: number; order: Order }> {
  const [buyer] = shop.buyers;
  const answer = await fetch(`${origin}/api/main/orders/${path}`, {
    method: 'POST',
    headers: {
      ...(await serviceHeaders(origin)),
      'user-token': buyer?.token ?? '',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: Order };
  return { status: answer.status, order: data };
}

async function place(process: ShopProcess): Promise<Order> {
  const { order } = await call(process, 'place', {
    address_id: shop.buyers[0]?.addressId,
    lines: [{ id: shop.bulb, quantity: 1 }],
    payment_method: 'card',
    expected_total: 130,
  });
  return order;
}

const begin = (process: ShopProcess, { id }: Order) =>
  call(process, `sale/order/${id}/payment`, { method: 'card' });
const seen = async (process: ShopProcess, { id }: Order) =>
  (await call(process, `sale/order/${id}/payment/check`, {})).order;

/** Delivers what the provider sent; the status, or nothing when the shop was killed meanwhile. */
async function deliver({ origin }: ShopProcess, { query, body }: SentCallback) {
  const address = `${origin}/api/payments/paymob/callback?${query}`;
  const headers = { 'content-type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** The order in the database, as the jobs left it. */
async function stored({ id }: Order) {
  const { rows } = await shop.inside.database.pool.query(
    `select state, payment, paid_piastres::int as paid, refunded_piastres::int as refunded,
      (select count(*)::int from payment_attempts where order_id = orders.id and received_piastres > 0) as payments
     from orders where id = $1`,
    [id],
  );
  return rows[0] as object;
}

const until = (read: () => Promise<unknown>) => expect.poll(read, { timeout: PATIENCE / 2 });
const PAID = { state: 'ongoing', payment: 'paid', paid: 13_000, refunded: 0, payments: 1 };

async function expectCleanBooks(order: Order, { refunded = 0 } = {}): Promise<void> {
  const books = await simulator.post<{ payment: string; received: number; refunded: number }[]>(
    '/simulator/books',
    {},
  );
  const { rows } = await shop.inside.database.pool.query(
    'select provider_payment as payment from payment_attempts where order_id = $1',
    [order.id],
  );
  const own = books.filter(({ payment }) => rows.some((row) => row.payment === payment));
  expect(own).toMatchObject([{ received: 13_000, refunded }]);
  const audit = await shop.command('audit');
  expect(audit.code, audit.out + audit.err).toBe(0);
}

it.each([
  'an attempt to pay is stored and its provider not asked',
  'the provider began an attempt and its answer is not stored',
])('killed when %s: the shopper begins again and pays once', { timeout: PATIENCE }, async (at) => {
  const killed = await startToBeKilled(at);
  const order = await place(killed);
  await expect(begin(killed, order)).rejects.toThrow();
  await expectKilled(killed);

  const next = await startLater();
  expect(await seen(next, order)).toMatchObject({
    status: 'draft',
    payment: { state: 'awaiting' },
  });
  const again = await begin(next, order);
  expect(again.order.payment.attempt?.step).toMatchObject({ kind: 'redirect' });
  for (const callback of (await simulator.pay(`${order.number}-2`, 'success')).callbacks) {
    expect(await deliver(next, callback)).toBe(200);
  }
  expect(await stored(order)).toEqual(PAID);
  await expectCleanBooks(order);
});

it.each(['a stored report is about to be booked', 'a booked payment is about to be committed'])(
  'killed when %s: the jobs book it, once',
  { timeout: PATIENCE },
  async (at) => {
    const killed = await startToBeKilled(at);
    const order = await place(killed);
    expect((await begin(killed, order)).status).toBe(200);
    const { callbacks } = await simulator.pay(`${order.number}-1`, 'success');
    for (const callback of callbacks) expect(await deliver(killed, callback)).toBeUndefined();
    await expectKilled(killed);
    expect(await stored(order)).toMatchObject({ payment: 'awaiting', paid: 0 });

    const next = await startLater();
    await until(() => stored(order)).toEqual(PAID);
    // The provider repeats what was not answered.
    for (const callback of callbacks) expect(await deliver(next, callback)).toBe(200);
    expect(await stored(order)).toEqual(PAID);
    await expectCleanBooks(order);
  },
);

it.each(['a refund is about to be sent', 'a refund was sent and its answer is not stored'])(
  'killed when %s: it is paid back once',
  { timeout: PATIENCE },
  async (at) => {
    const killed = await startToBeKilled(at);
    const order = await place(killed);
    await begin(killed, order);
    for (const callback of (await simulator.pay(`${order.number}-1`, 'success')).callbacks) {
      expect(await deliver(killed, callback)).toBe(200);
    }
    const paid = await seen(killed, order);
    // Another process writes it down and ends before it sends it: the jobs of this one do.
    const { inside } = shop;
    await inTransaction(inside.db, (tx) =>
      writeRefund(
        tx,
        { ...inside.deps, payments: [simulator.provider(inside.deps.now)] },
        commandLine,
        order.id,
        {
          key: randomUUID(),
          attempt_id: paid.payment.attempt?.id,
          amount: 50,
          reason: 'A broken bulb',
          route: 'provider',
        },
      ),
    );
    await expectKilled(killed);
    // A provider has an hour to book what was sent; then it is known that nothing was.
    await shop.inside.database.pool.query(
      "update refunds set sent_at = sent_at - interval '1 hour' where order_id = $1",
      [order.id],
    );

    await startLater();
    await until(() => stored(order)).toEqual({ ...PAID, refunded: 5_000 });
    await expectCleanBooks(order, { refunded: 5_000 });
  },
);
