import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { openDatabase } from '../src/database/database.ts';
import { commandLine } from '../src/principals/principal.ts';
import { writeStock } from '../src/products/write-stock.ts';
import { insertProduct, insertProducts } from './arrange/catalogue.ts';
import {
  advanceTo,
  arrangeBuyer,
  type Buyer,
  place,
  stockOf,
  type Wanted,
} from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

const BUYERS = 200;
const UNITS = 10;
/** Milliseconds, for two busy cores. */
const PATIENCE = 120_000;
const onPostgres = inject('databaseTemplate').kind === 'postgres';

let shop: TestApp;
let buyers: Buyer[];
/** The processes that sell: one on the embedded database, two on one PostgreSQL. */
let processes: TestApp[];
beforeAll(async () => {
  shop = await TestApp.open();
  processes = [shop];
  if (onPostgres) {
    const { connectionString: databaseUrl } = shop.database.pool.options;
    processes.push(await TestApp.on(await openDatabase({ databaseUrl })));
  }
  buyers = [];
  for (let n = 0; n < BUYERS; n += 1) buyers.push(await arrangeBuyer(shop));
}, PATIENCE);
afterAll(async () => {
  for (const process of processes.toReversed()) await process.close();
});

/** The process that a buyer's calls reach. */
const at = (index: number): TestApp => processes[index % processes.length] ?? shop;

/**
 * Places an order as a client does: a shop that is too busy to take it (503) is asked again, with the
 * same key.
 */
async function insist(from: TestApp, buyer: Buyer, wanted: Wanted) {
  const key = randomUUID();
  for (;;) {
    const answer = await place(from, buyer, { ...wanted, key });
    if (answer.status !== 503) return answer;
    await setImmediate();
  }
}

async function expectBooksToAddUp(): Promise<void> {
  expect((await auditShop(shop.db)).findings).toEqual([]);
}

describe(`${BUYERS} buyers for the last ${UNITS} units, all at once`, { timeout: PATIENCE }, () => {
  it(`make exactly ${UNITS} orders, and every other gets the difference that nothing is left`, async () => {
    const lamp = await insertProduct(shop.db, { listPrice: 100, stock: UNITS });
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        insist(at(index), buyer, { lines: [{ id: lamp, quantity: 1 }], expected_total: 150 }),
      ),
    );
    const sold = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([sold.length, refused.length]).toEqual([UNITS, BUYERS - UNITS]);
    expect(new Set(sold.map(({ body }) => body.data.number)).size).toBe(UNITS);
    for (const { problem } of refused) {
      expect(problem.code).toBe('order_differs');
      expect(problem.differences).toEqual([
        expect.objectContaining({ kind: 'stock', requested: 1, available: 0 }),
      ]);
    }
    expect(await stockOf(shop, lamp)).toBe(0);
    await expectBooksToAddUp();
  });

  it('with carts of several products in any order never deadlock', async () => {
    const products = await insertProducts(
      shop.db,
      Array.from({ length: 5 }, () => ({ listPrice: 100, stock: 30 })),
    );
    const answers = await Promise.all(
      buyers.map((buyer, index) => {
        const first = index % 5;
        const ids = [0, 1, 2].map((step) => products[(first + step * 2) % 5] ?? 0);
        const lines = (index % 2 ? ids : ids.toReversed()).map((id) => ({ id, quantity: 1 }));
        return insist(at(index), buyer, { lines, expected_total: 350 });
      }),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const left = await Promise.all(products.map((id) => stockOf(shop, id)));
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(left.reduce((sum, units) => sum + units, 0)).toBe(5 * 30 - 3 * sold);
    await expectBooksToAddUp();
  });
});

it('orders, cancellations, dispatches and stock-taking at once leave the books in order', {
  timeout: PATIENCE,
}, async () => {
  const products = await insertProducts(
    shop.db,
    Array.from({ length: 4 }, (_, n) => ({ sku: `RACE-${n}`, listPrice: 100, stock: 1_000 })),
  );
  const orders = await Promise.all(
    buyers.slice(0, 60).map((buyer, index) =>
      insist(at(index), buyer, {
        lines: products.map((id) => ({ id, quantity: 1 + (index % 3) })),
        expected_total: 400 * (1 + (index % 3)) + 50,
      }),
    ),
  );
  const count = (from: TestApp, stock: number) =>
    from.db.transaction((tx) =>
      writeStock(
        tx,
        [3, 1, 0, 2].map((n) => ({ sku: `RACE-${n}`, stock })),
        { reason: 'set', principal: commandLine, at: from.clock.now() },
      ),
    );
  await Promise.allSettled(
    orders.flatMap(({ body }, index) => {
      const { id } = body.data;
      const { token } = buyers[index] as Buyer;
      const cancel = () => at(index).call('cancelOrder', { params: { id } }, { token });
      return [
        cancel(),
        advanceTo(at(index + 1), id, 'dispatched'),
        cancel(),
        ...(index % 10 === 0 ? [count(at(index), 900 + index)] : []),
        insist(at(index), buyers[index] as Buyer, {
          lines: [{ id: products[index % 4] ?? 0, quantity: 1 }],
          expected_total: 150,
        }),
      ];
    }),
  );
  const { rows } = await shop.database.pool.query(
    'select distinct state from orders where id = any($1)',
    [orders.map(({ body }) => body.data.id)],
  );
  for (const { state } of rows) expect(['ongoing', 'dispatched', 'cancelled']).toContain(state);
  await expectBooksToAddUp();
});
