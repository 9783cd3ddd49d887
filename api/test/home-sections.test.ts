import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editProduct } from '../src/catalog/edit-product.ts';
import { importCatalog } from '../src/catalog/import-catalog.ts';
import { commandLine } from '../src/principals/principal.ts';
import { setStock } from '../src/products/set-stock.ts';
import { category, product } from './arrange/catalogue-file.ts';
import { depsOf } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await TestApp.open();
  await imports({
    categories: [
      category('lamps'),
      category('chandeliers', 'lamps'),
      category('lanterns', 'lamps'),
      category('accessories'),
    ],
    products: [
      product('CROWN', { category: 'chandeliers' }),
      product('RING', { category: 'chandeliers', discount: 20 }),
      product('FANOUS', { category: 'lanterns', discount: 10, tags: ['ramadan'] }),
      product('BALL', { category: 'lanterns', tags: ['ramadan', 'oriental'] }),
      product('TERMINAL', { category: 'accessories' }),
    ].map((row) => ({ stock: 5, ...row })),
  });
});
afterEach(() => shop.close());

const imports = (data: unknown) =>
  importCatalog(depsOf(shop), commandLine, data, { pictures: new FakePictures() });
const section = (slug: string, rest: Record<string, unknown>) => ({
  slug,
  title: { ar: `قسم ${slug}`, en: `The ${slug}` },
  ...rest,
});
/** The sections of the home page, each with its SKUs. */
const shown = async () =>
  (await shop.call('listHomeSections', { body: {} })).body.data.map(({ slug, products }) => [
    slug,
    ...products.map(({ sku }) => sku),
  ]);

describe('a shopper who opens home sees', () => {
  it('the sections and their products in the owner’s order', async () => {
    await imports({
      home_sections: [
        section('late', { products: ['FANOUS'], position: 2 }),
        section('early', {
          products: ['BALL', 'CROWN', 'RING'],
          count: 2,
          look: 'cards',
          link: { category: 'chandeliers' },
          position: 1,
        }),
      ],
    });
    const { body } = await shop.call('listHomeSections', { body: {} }, { locale: 'ar' });
    expect(body.data[0]).toMatchObject({
      title: 'قسم early',
      look: 'cards',
      link: { kind: 'category', id: expect.any(Number) },
    });
    expect(await shown()).toEqual([
      ['early', 'BALL', 'CROWN'],
      ['late', 'FANOUS'],
    ]);
  });

  it('what meets a section’s conditions: categories with those below, tags, a discount, the newest', async () => {
    const conditions = {
      category: { categories: ['lamps'] },
      tag: { tags: ['oriental', 'unknown'] },
      deals: { discounted: true },
      new: { newest: true, except: ['accessories'] },
      all: { categories: ['lanterns'], tags: ['ramadan'], discounted: true },
    };
    const alone = async ([slug, where]: [string, object]) => {
      const home_sections = [section(slug, { where })];
      await importCatalog(
        depsOf(shop),
        commandLine,
        { home_sections },
        { pictures: new FakePictures(), replace: true },
      );
      return (await shown())[0];
    };
    const found: unknown[] = [];
    for (const one of Object.entries(conditions)) found.push(await alone(one));
    expect(found).toEqual([
      ['category', 'CROWN', 'RING', 'FANOUS', 'BALL'],
      ['tag', 'BALL'],
      ['deals', 'RING', 'FANOUS'],
      ['new', 'BALL', 'FANOUS', 'RING', 'CROWN'],
      ['all', 'FANOUS'],
    ]);
  });

  it('no product in two sections, nor one that is among the featured products', async () => {
    await imports({
      home_sections: [
        section('deals', { where: { discounted: true }, count: 1 }),
        section('written', { products: ['RING', 'CROWN', 'FANOUS', 'BALL'], count: 2 }),
        section('new', { where: { newest: true }, count: 2 }),
        section('again', { products: ['RING', 'CROWN'] }),
      ],
    });
    expect(await shown()).toEqual([
      ['deals', 'RING'],
      ['written', 'CROWN', 'FANOUS'],
      ['new', 'TERMINAL', 'BALL'],
    ]);
    await editProduct(depsOf(shop), commandLine, { sku: 'RING' }, { featured: 1 });
    expect(await shown()).toEqual([
      ['deals', 'FANOUS'],
      ['written', 'CROWN', 'BALL'],
      ['new', 'TERMINAL'],
    ]);
    await editProduct(depsOf(shop), commandLine, { sku: 'RING' }, { featured: false });
    expect(await shown()).toEqual([
      ['deals', 'RING'],
      ['written', 'CROWN', 'FANOUS'],
      ['new', 'TERMINAL', 'BALL'],
    ]);
  });

  it('the featured products in the owner’s order, those without a place last', async () => {
    const places = { CROWN: 3, RING: 1, FANOUS: true, BALL: 2 };
    for (const [sku, featured] of Object.entries(places)) {
      await editProduct(depsOf(shop), commandLine, { sku }, { featured });
    }
    const { body } = await shop.call('listFeaturedProducts', { body: {} });
    expect(body.data.map(({ sku }) => sku)).toEqual(['RING', 'BALL', 'CROWN', 'FANOUS']);
    await editProduct(depsOf(shop), commandLine, { sku: 'CROWN' }, { featured: 1 });
    const { body: next } = await shop.call('listFeaturedProducts', { body: { limit: 2 } });
    expect(next.data.map(({ sku }) => sku)).toEqual(['CROWN', 'RING']);
  });

  it('no section without products on sale', async () => {
    await imports({
      home_sections: [
        section('withdrawn', { products: ['CROWN'] }),
        section('none', { where: { tags: ['nothing'] } }),
      ],
    });
    expect(await shown()).toEqual([['withdrawn', 'CROWN']]);
    await editProduct(depsOf(shop), commandLine, { sku: 'CROWN' }, { state: 'withdrawn' });
    expect(await shown()).toEqual([]);
    await editProduct(depsOf(shop), commandLine, { sku: 'CROWN' }, { state: 'on_sale' });
    expect(await shown()).toEqual([['withdrawn', 'CROWN']]);
  });
});

it('a shopper who knows the room sees what is in stock for it, and each room another picture', async () => {
  await imports({
    products: [
      product('CROWN', {
        category: 'chandeliers',
        featured: 1,
        specs: { rooms: ['reception', 'bedroom'] },
        pictures: [{ file: 'crown.svg' }],
      }),
      product('RING', {
        category: 'chandeliers',
        featured: 2,
        specs: { rooms: ['bedroom'] },
        pictures: [{ file: 'ring.svg' }],
      }),
    ],
  });
  const { body } = await shop.call('listRooms', { body: {} });
  expect(body.data.map(({ room, product_count }) => [room, product_count])).toEqual([
    ['reception', 1],
    ['bedroom', 2],
  ]);
  expect(new Set(body.data.map(({ picture }) => picture?.src)).size).toBe(2);
  const filters = { rooms: ['bedroom' as const] };
  const { body: list } = await shop.call('listProducts', { body: { filters } });
  expect(list.data.map(({ sku }) => sku)).toEqual(['CROWN', 'RING']);
  await setStock(depsOf(shop), commandLine, { sku: 'CROWN', stock: 0 });
  const rooms = async () =>
    (await shop.call('listRooms', { body: {} })).body.data.map(({ room }) => room);
  await expect.poll(rooms).toEqual(['bedroom']);
});

it('a section shows from its first day to the end of its last, in Cairo, without any change', async () => {
  // It is noon on 1 March in Cairo.
  await imports({
    home_sections: [
      section('mother', { products: ['FANOUS'], starts_on: '2026-03-02', ends_on: '2026-03-02' }),
    ],
  });
  expect(await shown()).toEqual([]);
  shop.clock.advance({ hours: 12 });
  expect(await shown()).toEqual([['mother', 'FANOUS']]);
  shop.clock.advance({ hours: 23, minutes: 59 });
  expect(await shown()).toEqual([['mother', 'FANOUS']]);
  shop.clock.advance({ minutes: 1 });
  expect(await shown()).toEqual([]);
});

it('a change shows at once: of a section, a price, a discount, a stock', async () => {
  await imports({ home_sections: [section('deals', { where: { discounted: true } })] });
  expect(await shown()).toEqual([['deals', 'RING', 'FANOUS']]);
  await editProduct(depsOf(shop), commandLine, { sku: 'CROWN' }, { discount: 5, name_en: 'Crown' });
  expect(await shown()).toEqual([['deals', 'CROWN', 'RING', 'FANOUS']]);
  await setStock(depsOf(shop), commandLine, { sku: 'RING', stock: 0 });
  await expect.poll(shown).toEqual([['deals', 'CROWN', 'FANOUS']]);
  await imports({ home_sections: [section('deals', { where: { discounted: true }, count: 1 })] });
  expect(await shown()).toEqual([['deals', 'CROWN']]);
});
