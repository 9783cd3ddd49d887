import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import type { Db } from '../src/database/database.ts';
import { nameOrder } from '../src/products/name-order.ts';
import { products } from '../src/products/product-tables.ts';
import { rankProductNames } from '../src/products/rank-product-names.ts';
import { insertProducts } from './arrange/catalogue.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let ids: number[];
beforeAll(async () => {
  shop = await TestApp.open();
  ids = await insertProducts(
    shop.db,
    Array.from({ length: 700 }, (_, at) => ({
      name: { en: `Lamp ${(at * 7_919) % 1_000}`, ar: `لمبة ${(at * 7_919) % 1_000}` },
    })),
  );
  // New names are ranked at the end of any change.
  await changeCatalog(shop.db, async () => {});
});
afterAll(() => shop.close());

/** The names in the order of their ranks. */
async function ranked() {
  const rows = await shop.db.select().from(products).orderBy(products.nameRankEn);
  return rows.map(({ nameEn }) => nameEn);
}

/** A transaction that counts its statements. */
function counting(tx: Db): { readonly tx: Db; readonly statements: () => number } {
  let statements = 0;
  const counted = new Proxy(tx, {
    get(target, name) {
      if (['select', 'execute', 'update'].includes(String(name))) statements += 1;
      const part = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
  return { tx: counted, statements: () => statements };
}

it.each([
  ['before all others', '!'],
  ['after all others', 'Zzz'],
  ['between two', 'Lamp 500 x'],
  ['beside the same name', 'Lamp 919'],
  ['at the end, once more', 'Zzzz'],
])('a product that is renamed to a place %s is found there, with few statements', async (_, to) => {
  const id = ids[350] as number;
  const statements = await changeCatalog(shop.db, async (tx, version) => {
    const renamed = { nameEn: to, nameRankEn: 0, changedIn: version };
    await tx.update(products).set(renamed).where(eq(products.id, id));
    const counted = counting(tx);
    await rankProductNames(counted.tx, version);
    return counted.statements();
  });
  expect(statements).toBeLessThanOrEqual(8);
  const names = await ranked();
  expect(names).toHaveLength(700);
  expect(names).toContain(to);
  const compare = nameOrder('en');
  expect(names.filter((name, at) => at > 0 && compare(names[at - 1] as string, name) > 0)).toEqual(
    [],
  );
});
