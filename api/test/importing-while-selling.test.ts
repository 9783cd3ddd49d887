import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { importCatalog } from '../src/catalog/import-catalog.ts';
import { commandLine } from '../src/principals/principal.ts';
import { catalogueFile, product } from './arrange/catalogue-file.ts';
import { depsOf } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let first: number;
let second: number;
beforeAll(async () => {
  shop = await TestApp.open();
});
beforeEach(async () => {
  const products = [product('A'), product('B')];
  await run({ ...catalogueFile(), products, carousel: [], home_sections: [] });
  const { rows } = await shop.database.pool.query('select id from products order by id');
  [first, second] = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

const run = (data: unknown, replace = false) =>
  importCatalog(depsOf(shop), commandLine, data, { pictures: new FakePictures(), replace });

/**
 * An order's transaction so far: it has locked some of its products, and locks the others in the order of their ids.
 */
async function sell(ids: readonly number[]) {
  const client = await shop.database.pool.connect();
  const lock = (id: number, otherwise = '') =>
    client.query(`select id from products where id = $1 for no key update ${otherwise}`, [id]);
  await client.query('begin');
  for (const id of ids) await lock(id);
  return { client, lock };
}

/** Resolves once a transaction waits for another one's rows. */
async function somebodyWaits(): Promise<void> {
  const { rows } = await shop.database.pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  if (rows.length === 0) await somebodyWaits();
}

// PGlite runs one transaction at a time, so none can wait for another there.
const onPostgres = it.runIf(inject('databaseTemplate').kind === 'postgres');

onPostgres(
  'a file in another order than the shop’s waits for an order, never the order for it',
  async () => {
    const order = await sell([first]);
    const imported = run({
      products: [product('B', { list_price: 120 }), product('A', { list_price: 110 })],
    });
    await somebodyWaits();
    await order.lock(second, 'nowait');
    await order.client.query('commit');
    order.client.release();
    expect((await imported).products).toEqual({ created: 0, updated: 2, unchanged: 0 });
  },
);

onPostgres('an import that PostgreSQL gives up for an order’s sake is done again', async () => {
  // PostgreSQL aborts the transaction that detects the deadlock: the second to wait, if the first has looked
  // before, as on a busy machine. Then the order is the victim, and it is tried again.
  for (let price = 130; ; price += 1) {
    const order = await sell([first]);
    // It holds the second product, which it changes, when it withdraws the first.
    const imported = run({ products: [product('B', { list_price: price })] }, true);
    await somebodyWaits();
    const chosen = await order.lock(second).then(
      () => 'import',
      (error: { code?: string }) => error.code,
    );
    await order.client.query('rollback');
    order.client.release();
    expect(await imported).toMatchObject({ products: { updated: 1 }, withdrawn: 1 });
    if (chosen === 'import') return;
    expect(chosen).toBe('40P01');
    await run({ products: [product('A')] });
  }
});
