import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '../src/brands/brand-tables.ts';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { categories } from '../src/categories/category-tables.ts';
import { commandLine } from '../src/principals/principal.ts';
import { takeStock } from '../src/products/move-stock.ts';
import type { NewProductRow } from '../src/products/product-row.ts';
import { products } from '../src/products/product-tables.ts';
import { setStock } from '../src/products/set-stock.ts';
import {
  arrangeCatalogue,
  type Catalogue,
  changeProduct,
  insertProducts,
} from './arrange/catalogue.ts';
import { arrangeBuyer, DELIVERY, depsOf, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
beforeEach(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
});
afterEach(() => shop.close());

const list = async (body: Record<string, unknown> = {}) =>
  (await shop.call('listProducts', { body })).body;
const detail = (id: number) => shop.call('getProduct', { params: { id } });

const change = (id: number, values: Partial<NewProductRow>) => changeProduct(shop.db, id, values);

const sold = () => ({ orderId: 1, principal: commandLine, at: shop.clock.now() });

describe('a change shows in the very next answer', () => {
  it('of a price, with its place in the order of prices', async () => {
    const { bulb9, pendant } = catalogue.products;
    const before = await list({ sort: 'price_desc', limit: 1 });
    expect(before.data[0]?.id).toBe(pendant);
    expect((await detail(bulb9)).body.data.price).toBe(80);
    await change(bulb9, { listPricePiastres: 500_000, discountBasisPoints: 0 });
    expect((await list({ sort: 'price_desc', limit: 1 })).data[0]?.id).toBe(bulb9);
    expect((await detail(bulb9)).body.data.price).toBe(5000);
    expect((await list()).facets).toMatchObject({ discounted: 1, price: { min: 46, max: 5000 } });
  });

  it('of what fits a lamp: it sells out, or gets another cap', async () => {
    const { pendant, bulb9, bulb12 } = catalogue.products;
    const fitting = async () => {
      const { body } = await shop.call('listFittingProducts', { params: { id: pendant } });
      return body.data.map(({ product: { id, stock } }) => [id, stock.available]);
    };
    expect(await fitting()).toEqual([
      [bulb9, 40],
      [bulb12, 1],
    ]);
    await shop.db.transaction((tx) => takeStock(tx, [{ productId: bulb9, quantity: 3 }], sold()));
    shop.catalog.stockMoved([bulb9]);
    expect(await fitting()).toEqual([
      [bulb9, 37],
      [bulb12, 1],
    ]);
    await change(bulb12, { specs: { watt: 12, base: 'E14' } });
    expect(await fitting()).toEqual([[bulb9, 37]]);
    await change(pendant, { specs: { base: 'E27', lamp_watt_max: 8 } });
    expect(await fitting()).toEqual([]);
  });

  it('of what a driver runs: strips of its voltage, as many as its watts allow', async () => {
    const { bulb9, bulb12, pendant } = catalogue.products;
    await change(bulb9, { specs: { kind: 'driver', watt: 100, voltage: '220-240V AC / 24V DC' } });
    await change(bulb12, {
      specs: { kind: 'strip-cob', watt: 12, voltage: '24V DC', unit: 'metre' },
    });
    await change(pendant, { specs: { kind: 'strip', watt: 12, voltage: '12V DC', unit: 'roll' } });
    const { body } = await shop.call('listFittingProducts', { params: { id: bulb9 } });
    expect(body.data.map(({ product, reason }) => [product.id, reason])).toEqual([
      [bulb12, { kind: 'load', supply: 'volts', value: 24, count: 6, unit: 'metre' }],
    ]);
  });

  it('of names, one after the other, with their places in the order of names', async () => {
    const names = ['لمبة 9 وات', 'لمبة 12 وات', 'أباجورة', 'إضاءة', 'ابليك'];
    const ids = await insertProducts(
      shop.db,
      names.map(() => ({})),
    );
    for (const [at, id] of ids.entries()) await change(id, { nameAr: names[at], nameRankAr: 0 });
    const { body } = await shop.call(
      'listProducts',
      { body: { sort: 'name_asc', limit: 100 } },
      { locale: 'ar' },
    );
    expect(body.data.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([
      'أباجورة',
      'ابليك',
      'إضاءة',
      'لمبة 9 وات',
      'لمبة 12 وات',
    ]);
  });

  it('of a product’s sale: withdrawn from it, and back', async () => {
    const { pendant } = catalogue.products;
    const { ceiling } = catalogue.categories;
    const seen = async () => ({
      total: (await list()).total,
      featured: (await shop.call('listFeaturedProducts', { body: {} })).body.total,
      status: (await detail(pendant)).status,
      missing: (
        await shop.call('listCartProducts', { body: { lines: [{ id: pendant, quantity: 1 }] } })
      ).body.missing,
      categories: (await shop.call('listCategories', { body: {} })).body.data.map(({ id }) => id),
      brand: (await shop.call('getBrand', { params: { id: catalogue.brands.lumina } })).body.data
        .product_count,
    });
    const onSale = await seen();
    expect(onSale).toMatchObject({ total: 4, featured: 1, status: 200, missing: [], brand: 2 });
    await change(pendant, { published: false });
    expect(await seen()).toEqual({
      total: 3,
      featured: 0,
      status: 410,
      missing: [pendant],
      categories: onSale.categories.filter((id) => id !== ceiling),
      brand: 1,
    });
    await change(pendant, { published: true });
    expect(await seen()).toEqual(onSale);
  });

  it('of names of brands and categories', async () => {
    const { bulb9 } = catalogue.products;
    expect((await detail(bulb9)).body.data.brand?.name).toBe('Nour');
    expect((await list()).facets.brands.map(({ name }) => name)).toEqual(['Lumina', 'Nour']);
    await changeCatalog(shop.db, async (tx) => {
      await tx.update(brands).set({ nameEn: 'Aurora' }).where(eq(brands.id, catalogue.brands.nour));
      await tx
        .update(categories)
        .set({ nameEn: 'Lamps' })
        .where(eq(categories.id, catalogue.categories.ledBulbs));
    });
    expect((await detail(bulb9)).body.data).toMatchObject({
      brand: { name: 'Aurora' },
      category: { name: 'Lamps' },
    });
    expect((await list()).facets.brands.map(({ name }) => name)).toEqual(['Aurora', 'Lumina']);
  });

  it('of a category’s place', async () => {
    const { bulbs, ceiling, ledBulbs } = catalogue.categories;
    const totals = async () =>
      Promise.all(
        [bulbs, ceiling].map(
          async (id) =>
            (await shop.call('listCategoryProducts', { params: { id }, body: {} })).body.total,
        ),
      );
    expect(await totals()).toEqual([3, 1]);
    await changeCatalog(shop.db, (tx) =>
      tx.update(categories).set({ parentId: ceiling }).where(eq(categories.id, ledBulbs)),
    );
    expect(await totals()).toEqual([1, 3]);
  });

  it('of stock, counted or sold', async () => {
    const { bulb9, bulb12, candle } = catalogue.products;
    const inStock = async () => {
      const { data, facets } = await list({ filters: { in_stock: true } });
      return { ids: data.map(({ id }) => id), count: facets.in_stock };
    };
    const { pendant } = catalogue.products;
    expect(await inStock()).toEqual({ ids: [bulb9, bulb12, pendant], count: 3 });
    await shop.db.transaction((tx) => takeStock(tx, [{ productId: bulb12, quantity: 1 }], sold()));
    expect(await inStock()).toEqual({ ids: [bulb9, pendant], count: 2 });
    expect((await detail(bulb12)).body.data.stock).toEqual({ available: 0, in_stock: false });
    await setStock(depsOf(shop), commandLine, { sku: 'LM-C35-5W', stock: 6 });
    expect(await inStock()).toEqual({ ids: [bulb9, candle, pendant], count: 3 });
    const [first] = (await list({ limit: 1, offset: 2 })).data;
    expect(first).toMatchObject({ id: candle, stock: { available: 6 } });
  });

  it('that is rolled back does not show', async () => {
    const { bulb9 } = catalogue.products;
    const before = await list();
    await expect(
      changeCatalog(shop.db, async (tx, changedIn) => {
        await tx
          .update(products)
          .set({ published: false, changedIn })
          .where(eq(products.id, bulb9));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await list()).toEqual(before);
  });

  // The embedded database runs one transaction at a time.
  it.runIf(process.env.DP_TEST_DATABASE === 'postgres')(
    'of stock whose transaction ends behind a younger one',
    async () => {
      const { bulb9, bulb12 } = catalogue.products;
      const available = async () =>
        (await list({ limit: 2 })).data.map(({ stock }) => stock.available);
      const take = (tx: typeof shop.db, productId: number) =>
        takeStock(tx, [{ productId, quantity: 1 }], sold());
      const younger = Promise.withResolvers<void>();
      const taken = Promise.withResolvers<void>();
      const older = shop.db.transaction(async (tx) => {
        await take(tx, bulb9);
        taken.resolve();
        await younger.promise;
      });
      await taken.promise;
      await shop.db.transaction((tx) => take(tx, bulb12));
      expect(await available()).toEqual([40, 0]);
      younger.resolve();
      await older;
      expect(await available()).toEqual([39, 0]);
    },
  );
});

describe('without a notification', () => {
  const fromOther = async (app: TestApp) => {
    const { body } = await app.callAsItIs('listProducts', { body: { limit: 1 } });
    return body.data.map(({ price, stock }) => [price, stock.available]);
  };

  it('a process shows its own orders in the very next answer', async () => {
    const { bulb9 } = catalogue.products;
    const buyer = await arrangeBuyer(shop);
    expect(await fromOther(shop)).toEqual([[80, 40]]);
    await placed(shop, buyer, {
      lines: [{ id: bulb9, quantity: 2 }],
      expected_total: 160 + DELIVERY,
    });
    expect(await fromOther(shop)).toEqual([[80, 38]]);
  });

  it('every process that shares the database shows edits and stock of the others', async () => {
    const { bulb9 } = catalogue.products;
    const neighbour = await TestApp.on(shop.database);
    expect(await fromOther(neighbour)).toEqual([[80, 40]]);
    await change(bulb9, { discountBasisPoints: 0 });
    await expect.poll(() => fromOther(neighbour)).toEqual([[89, 40]]);
    await shop.db.transaction((tx) => takeStock(tx, [{ productId: bulb9, quantity: 5 }], sold()));
    await expect.poll(() => fromOther(neighbour), { timeout: 5_000 }).toEqual([[89, 35]]);
    await neighbour.app.close();
  });
});
