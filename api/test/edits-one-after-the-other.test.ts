import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import type { Db } from '../src/database/database.ts';
import { products } from '../src/products/product-tables.ts';
import { CatalogReadModel } from '../src/read-model/catalog-read-model.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { openTestDatabase } from './test-database.ts';

/** A database whose queries wait for `before`. */
function delayed(db: Db, before: () => Promise<void> | undefined): Db {
  return new Proxy(db, {
    get: (target, property) =>
      property === 'execute'
        ? async (query: Parameters<Db['execute']>[0]) => {
            await before();
            return target.execute(query);
          }
        : Reflect.get(target, property),
  });
}

it('an edit made while another is read shows in the next answer, however long the first took', async () => {
  const database = await openTestDatabase();
  const id = await insertProduct(database.db);
  const steps: (() => Promise<void>)[] = [];
  const model = new CatalogReadModel({
    ...database,
    db: delayed(database.db, () => steps.shift()?.()),
  });
  try {
    await model.current();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const edit = (listPricePiastres: number) =>
      changeCatalog(database.db, (tx, changedIn) =>
        tx.update(products).set({ listPricePiastres, changedIn }).where(eq(products.id, id)),
      );
    const [second, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const nothing = async () => {};
    // A reading of an edit asks for the newest stock movements, the edited products and the digests.
    steps.push(
      nothing,
      nothing,
      async () => {
        now = 700;
        await edit(20_000);
        model.changed();
      },
      () => {
        second.resolve();
        return answering.promise;
      },
    );
    await edit(15_000);
    model.changed();
    await second.promise;
    now = 900;
    const answer = model.current();
    answering.resolve();
    expect((await answer).products.get(id)?.pricePiastres).toBe(20_000);
  } finally {
    await model.stop();
    await database.close();
  }
});
