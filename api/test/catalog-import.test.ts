import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogVersion } from '../src/catalog/catalog-version.ts';
import { exportCatalog } from '../src/catalog/export-catalog.ts';
import { type ImportOptions, importCatalog } from '../src/catalog/import-catalog.ts';
import { commandLine } from '../src/principals/principal.ts';
import { catalogueFile, category, product } from './arrange/catalogue-file.ts';
import { depsOf } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let pictures: FakePictures;
beforeEach(async () => {
  shop = await TestApp.open();
  pictures = new FakePictures();
});
afterEach(() => shop.close());

const run = (data: unknown, options: Partial<ImportOptions> = {}) =>
  importCatalog(depsOf(shop), commandLine, data, { pictures, ...options });

async function count(table: string): Promise<number> {
  const { rows } = await shop.db.execute<{ n: string }>(
    sql`select count(*) as n from ${sql.identifier(table)}`,
  );
  return Number(rows[0]?.n);
}

async function stockOf(sku: string): Promise<number[]> {
  const { rows } = await shop.db.execute<{ stock: number; moved: string }>(sql`
    select stock, (select coalesce(sum(delta), 0) from stock_movements where product_id = products.id) as moved
    from products where sku = ${sku}`);
  return rows.flatMap(({ stock, moved }) => [stock, Number(moved)]);
}

const counts = (created: number, updated = 0, unchanged = 0) => ({ created, updated, unchanged });

describe('an import', () => {
  it('adds everything, and the shop shows it at once', async () => {
    expect((await shop.call('listProducts', { body: {} })).body.total).toBe(0);
    expect(await run(catalogueFile())).toMatchObject({
      brands: counts(1),
      categories: counts(2),
      products: counts(2),
      carousel: counts(4),
      homeSections: counts(2),
    });
    expect(pictures.kept).toBe(true);
    const { body } = await shop.call('listProducts', { body: {} });
    expect(body.data).toEqual([
      expect.objectContaining({
        sku: 'NR-1',
        slug: 'nour-bulb',
        name: 'Product NR-1',
        description: 'A thrifty bulb',
        list_price: 89.5,
        discount: 12.5,
        price: 78,
        brand: expect.objectContaining({ name: 'Brand nour' }),
        category: expect.objectContaining({ name: 'Category led-bulbs' }),
        stock: { available: 7, in_stock: true },
        featured: true,
        specs: { watt: 9, base: 'E27', cct_kelvin: [3000, 6500] },
        images: [
          expect.objectContaining({
            alt: 'A bulb',
            light_src: expect.stringMatching(/^\/media\//),
          }),
          // A picture without a text of its own has the product's name.
          expect.objectContaining({ alt: 'Product NR-1', light_src: null }),
        ],
      }),
    ]);
    const { body: slides } = await shop.call('listCarousel', { body: {} });
    expect(slides.data.map(({ link }) => link?.kind)).toEqual([
      'product',
      'category',
      'brand',
      undefined,
    ]);
  });

  it('writes the stock of new products down as a movement', async () => {
    await run(catalogueFile());
    expect(await stockOf('NR-1')).toEqual([7, 7]);
    expect(await count('stock_movements')).toBe(1);
  });

  it('of the same file changes nothing, not even the catalogue’s version', async () => {
    await run(catalogueFile());
    const version = await readCatalogVersion(shop.db);
    expect(await run(catalogueFile())).toMatchObject({
      brands: counts(0, 0, 1),
      categories: counts(0, 0, 2),
      products: counts(0, 0, 2),
      carousel: counts(0, 0, 4),
      homeSections: counts(0, 0, 2),
    });
    expect(await readCatalogVersion(shop.db)).toBe(version);
  });

  it('replaces rows that the shop has, and leaves their stock alone', async () => {
    await run(catalogueFile());
    await shop.call('listProducts', { body: {} });
    const changed = { products: [product('NR-1', { list_price: 50, stock: 99 })] };
    expect((await run(changed)).products).toEqual(counts(0, 1));
    const { body } = await shop.call('listProducts', { body: {} });
    expect(body.data).toEqual([
      expect.objectContaining({
        sku: 'NR-1',
        price: 50,
        discount: 0,
        brand: null,
        images: [],
        specs: {},
        stock: { available: 7, in_stock: true },
      }),
    ]);
    expect(await stockOf('NR-1')).toEqual([7, 7]);
  });

  it('sets the stock of products that the shop has when asked to', async () => {
    await run(catalogueFile());
    const counted = { products: [product('NR-1', { stock: 3 }), product('NR-2', { stock: 4 })] };
    expect((await run(counted, { updateStock: true })).restocked).toBe(2);
    expect(await stockOf('NR-1')).toEqual([3, 3]);
    expect(await stockOf('NR-2')).toEqual([4, 4]);
  });

  it('leaves what the file does not have, unless it replaces', async () => {
    await run(catalogueFile());
    const part = { products: [product('NR-3')] };
    expect(await run(part)).toMatchObject({ withdrawn: 0, removedSlides: 0 });
    expect(await run(part, { replace: true })).toMatchObject({ withdrawn: 1, removedSlides: 0 });
    const { body } = await shop.call('listProducts', { body: {} });
    expect(body.data.map(({ sku }) => sku)).toEqual(['NR-3']);
    expect(await count('products')).toBe(3);
    const empty = { carousel: [], home_sections: [] };
    expect(await run(empty, { replace: true })).toMatchObject({
      removedSlides: 4,
      removedHomeSections: 2,
    });
    expect([await count('carousel_items'), await count('home_sections')]).toEqual([0, 0]);
  });

  it('puts new products last and leaves the others in their places', async () => {
    await run({
      categories: [category('bulbs')],
      products: ['A', 'B', 'C'].map((sku) => product(sku)),
    });
    await run({ products: [product('D'), product('B', { list_price: 7 })] });
    await run({ products: [product('E', { position: 0 })] });
    const { body } = await shop.call('listProducts', { body: {} });
    expect(body.data.map(({ sku }) => sku)).toEqual(['E', 'A', 'B', 'C', 'D']);
  });

  it('sorts renamed products by their new names', async () => {
    await run({
      categories: [category('bulbs')],
      products: ['A', 'B', 'C'].map((sku) => product(sku)),
    });
    await run({ products: [product('A', { name: { ar: 'ي', en: 'Zebra' } })] });
    for (const locale of ['ar', 'en'] as const) {
      const sorted = await shop.call('listProducts', { body: { sort: 'name_asc' } }, { locale });
      expect(sorted.body.data.map(({ sku }) => sku)).toEqual(['B', 'C', 'A']);
    }
  });

  it('moves a category below another', async () => {
    await run({ categories: [category('bulbs'), category('other')], products: [product('A')] });
    const moved = await run({ categories: [category('bulbs', 'other')] });
    expect(moved.categories).toEqual(counts(0, 1));
    const { body } = await shop.call('listCategories', { body: {} });
    expect(body.data.map(({ slug, children_count }) => [slug, children_count])).toEqual([
      ['other', 1],
    ]);
  });

  it('takes what an export wrote, and changes nothing', async () => {
    await run(catalogueFile());
    const file = await exportCatalog(shop.db, commandLine, FakePictures.nameFile);
    const written: unknown = JSON.parse(JSON.stringify(file));
    expect(await run(written, { updateStock: true, replace: true })).toEqual({
      brands: counts(0, 0, 1),
      categories: counts(0, 0, 2),
      products: counts(0, 0, 2),
      carousel: counts(0, 0, 4),
      restocked: 0,
      withdrawn: 0,
      homeSections: counts(0, 0, 2),
      removedSlides: 0,
      removedHomeSections: 0,
    });
    expect(await exportCatalog(shop.db, commandLine, FakePictures.nameFile)).toEqual(file);
  });

  it('of an export into an empty shop makes the same shop', async () => {
    await run(catalogueFile());
    const file = await exportCatalog(shop.db, commandLine, FakePictures.nameFile);
    const other = await TestApp.open();
    await importCatalog(depsOf(other), commandLine, file, { pictures });
    expect(await exportCatalog(other.db, commandLine, FakePictures.nameFile)).toEqual(file);
    await other.close();
  });
});

describe('a dry run', () => {
  it('says what would happen and changes nothing', async () => {
    const version = await readCatalogVersion(shop.db);
    expect(await run(catalogueFile(), { dryRun: true })).toMatchObject({
      brands: counts(1),
      products: counts(2),
    });
    expect([
      await count('brands'),
      await count('products'),
      await count('stock_movements'),
    ]).toEqual([0, 0, 0]);
    expect(await readCatalogVersion(shop.db)).toBe(version);
    expect(pictures.kept).toBe(false);
  });
});
