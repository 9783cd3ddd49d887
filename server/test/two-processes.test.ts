import { randomUUID } from 'node:crypto';
import { commandLine } from '@dp/api/principals/principal.ts';
import { advanceOrder } from '@dp/api/shipments/advance-order.ts';
import { insertProduct } from '@dp/api/test/arrange/catalogue.ts';
import { advanceTo, type Buyer, DELIVERY, depsOf, stockOf } from '@dp/api/test/arrange/orders.ts';
import { arrangeVoucher } from '@dp/api/test/arrange/vouchers.ts';
import type { TestApp } from '@dp/api/test/test-app.ts';
import type { Order } from '@dp/contract/orders.ts';
import type { Problem } from '@dp/contract/problem.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedShop, type SharedShop, serviceHeaders } from './shared-shop.ts';
import type { ShopProcess } from './shop-process.ts';

// Two shops as they are started, each its own process, sell the same goods over HTTP from one PostgreSQL.

const BUYERS = 200;
const UNITS = 10;
/** Milliseconds, for two busy cores. */
const PATIENCE = 120_000;

let shared: SharedShop;
let processes: ShopProcess[];
let services: Record<string, string>[];
let shop: TestApp;
let buyers: readonly Buyer[];
beforeAll(async () => {
  shared = await openSharedShop({ buyers: BUYERS });
  shop = shared.inside;
  buyers = shared.buyers;
  processes = [await shared.start(), await shared.start()];
  await Promise.all(processes.map(({ open }) => open));
  services = await Promise.all(processes.map(({ origin }) => serviceHeaders(origin)));
}, PATIENCE);
afterAll(async () => {
  for (const { child, ended } of processes ?? []) {
    child.kill('SIGTERM');
    await ended;
  }
  await shared?.close();
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
      headers: { ...services[index], 'user-token': buyer.token, ...headers },
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
    const codes = answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : []));
    expect(new Set(codes)).toEqual(new Set(['order_differs']));
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
          advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'dispatched' }).then(
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
    const { code, out } = await shared.command('audit');
    expect(out).toContain('Everything adds up.');
    expect(code).toBe(0);
  });
});
