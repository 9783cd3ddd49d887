import { randomUUID } from 'node:crypto';
import { openDatabase } from '@dp/api/database/database.ts';
import { advanceOrder } from '@dp/api/orders/advance-order.ts';
import { insertProduct } from '@dp/api/test/arrange/catalogue.ts';
import {
  advanceTo,
  arrangeBuyer,
  type Buyer,
  depsOf,
  stockOf,
} from '@dp/api/test/arrange/orders.ts';
import { arrangeVoucher } from '@dp/api/test/arrange/vouchers.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@dp/api/test/embedded-postgres.ts';
import { TestApp } from '@dp/api/test/test-app.ts';
import type { Order } from '@dp/contract/orders.ts';
import type { Problem } from '@dp/contract/problem.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerCommand, type ShopProcess, startShop, temporaryFolder } from './shop-process.ts';

// Two shops as they are started, each its own process, sell the same goods over HTTP from one PostgreSQL.

const BUYERS = 200;
const UNITS = 10;
const DELIVERY = 50;
/** Milliseconds, for two busy cores. */
const PATIENCE = 120_000;

let postgres: EmbeddedPostgres;
let folders: Awaited<ReturnType<typeof temporaryFolder>>[];
let processes: ShopProcess[];
let credentials: string[];
/** Arranges, and takes the owner's steps, in the same database. */
let shop: TestApp;
let buyers: Buyer[];
beforeAll(async () => {
  postgres = await startEmbeddedPostgres();
  folders = [await temporaryFolder(), await temporaryFolder()];
  const environment = { DATABASE_URL: postgres.url, SERVICE_PASSWORD: 'a-password-for-both' };
  processes = [];
  for (const { path } of folders) {
    const started = await startShop(path, environment);
    await started.open;
    processes.push(started);
  }
  credentials = await Promise.all(
    processes.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/service-credential`);
      const { data } = (await answer.json()) as { data: { token: string } };
      return data.token;
    }),
  );
  shop = await TestApp.on(await openDatabase({ databaseUrl: postgres.url }));
  // The sessions of the buyers must hold in the present, which the processes live in.
  shop.clock.advance({ seconds: (Date.now() - shop.clock.now().getTime()) / 1_000 });
  buyers = [];
  for (let n = 0; n < BUYERS; n += 1) buyers.push(await arrangeBuyer(shop));
}, PATIENCE);
afterAll(async () => {
  await shop?.close();
  for (const { child, ended } of processes ?? []) {
    child.kill('SIGTERM');
    await ended;
  }
  await postgres?.stop();
  for (const folder of folders ?? []) await folder.remove();
}, PATIENCE);

/** Calls one of the processes in turn; one that is too busy (503) is asked again, as a client does. */
async function call(
  turn: number,
  buyer: Buyer,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: { data: Order } & Problem }> {
  const index = turn % processes.length;
  for (;;) {
    const answer = await fetch(`${processes[index]?.origin}/api/main/orders/${path}`, {
      method: 'POST',
      headers: {
        db: 'dp',
        uid: '1',
        accept: 'application/json',
        'content-type': 'application/json',
        'accept-language': 'en',
        authorization: `Bearer ${credentials[index]}`,
        'user-token': buyer.token,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const parsed = (await answer.json()) as { data: Order } & Problem;
    if (answer.status !== 503) return { status: answer.status, body: parsed };
  }
}

function place(
  turn: number,
  buyer: Buyer,
  wanted: { id: number; total: number; key?: string; voucher?: string },
) {
  const body = {
    address_id: buyer.addressId,
    lines: [{ id: wanted.id, quantity: 1 }],
    payment_method: 'cash_on_delivery',
    expected_total: wanted.total,
    ...(wanted.voucher === undefined ? {} : { voucher_code: wanted.voucher }),
  };
  return call(turn, buyer, 'place', body, { 'idempotency-key': wanted.key ?? randomUUID() });
}

function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('two processes on one PostgreSQL', { timeout: PATIENCE }, () => {
  it(`sell the last ${UNITS} units to ${UNITS} of ${BUYERS} buyers, and tell the others`, async () => {
    const lamp = await insertProduct(shop.db, { listPrice: 100, stock: UNITS });
    const answers = await Promise.all(
      buyers.map((buyer, turn) => place(turn, buyer, { id: lamp, total: 100 + DELIVERY })),
    );
    expect(tally(answers)).toEqual({ 200: UNITS, 409: BUYERS - UNITS });
    const numbers = answers.flatMap(({ status, body }) =>
      status === 200 ? [body.data.number] : [],
    );
    expect(new Set(numbers).size).toBe(UNITS);
    const told = answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : []));
    expect(new Set(told)).toEqual(new Set(['order_differs']));
    expect(await stockOf(shop, lamp)).toBe(0);
  });

  it('make one order of twenty taps, whichever of them each tap reaches', async () => {
    const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 100 });
    const [buyer] = buyers as [Buyer];
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        place(turn, buyer, { id: lamp, total: 100 + DELIVERY, key }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    expect(await stockOf(shop, lamp)).toBe(99);
  });

  it('give the last use of a voucher to one of fifty takers', async () => {
    const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 100 });
    const voucher = await arrangeVoucher(shop, { percent: 10, maxUses: 1 });
    const answers = await Promise.all(
      buyers
        .slice(0, 50)
        .map((buyer, turn) => place(turn, buyer, { id: lamp, total: 90 + DELIVERY, voucher })),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 49 });
    const reasons = answers.flatMap(({ status, body }) =>
      status === 409
        ? (body.differences as { kind: string; reason?: string }[]).filter(
            ({ kind }) => kind === 'voucher',
          )
        : [],
    );
    expect(reasons).toHaveLength(49);
    expect(new Set(reasons.map(({ reason }) => reason))).toEqual(new Set(['used_up']));
    expect(await stockOf(shop, lamp)).toBe(99);
  });

  it('let one of cancel and dispatch win, for each of thirty orders', async () => {
    const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 100 });
    const placed = await Promise.all(
      buyers
        .slice(0, 30)
        .map((buyer, turn) => place(turn, buyer, { id: lamp, total: 100 + DELIVERY })),
    );
    for (const { body } of placed) await advanceTo(shop, body.data.id, 'ongoing');
    const ends = await Promise.all(
      placed.map(async ({ body }, turn) => {
        const { id } = body.data;
        const buyer = buyers[turn] as Buyer;
        const cancel = (which: number) => call(which, buyer, `cancel/sale/order/${id}`, {});
        const [first, dispatched, second] = await Promise.all([
          cancel(turn),
          advanceOrder(depsOf(shop), { orderId: id, to: 'dispatched' }).then(
            () => true,
            () => false,
          ),
          cancel(turn + 1),
        ]);
        const cancelled = [first, second].filter(({ status }) => status === 200).length;
        return { cancelled, dispatched };
      }),
    );
    for (const { cancelled, dispatched } of ends) {
      expect([cancelled, dispatched]).toEqual(dispatched ? [0, true] : [1, false]);
    }
    const back = ends.filter(({ cancelled }) => cancelled === 1).length;
    expect(await stockOf(shop, lamp)).toBe(70 + back);
  });

  it('leave books that add up, as the owner sees with `shop audit`', async () => {
    const { code, out } = await ownerCommand(
      { DATABASE_URL: postgres.url, DATA_DIR: folders[0]?.path ?? '' },
      'audit',
    );
    expect(out).toContain('Everything adds up.');
    expect(code).toBe(0);
  });
});
