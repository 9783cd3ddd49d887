import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { upsertCategories } from '../src/categories/upsert-categories.ts';
import { insertCategory, insertProduct, insertSlide } from './arrange/catalogue.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(() => office.close());

const FIELDS = { name_ar: 'مكاتب', name_en: 'Desk lamps', picture_id: null };
const add = (fields: object = {}) =>
  office.call('addCategory', { body: { ...FIELDS, parent_id: null, ...fields } }, { as: editor });
const added = async (fields: object = {}) => (await add(fields)).body.data;
const edit = (id: number, body: object) =>
  office.call('editCategory', { params: { id }, body: { ...FIELDS, ...body } }, { as: editor });
const move = (id: number, parent_id: number | null, before: number | null = null) =>
  office.call('moveCategory', { params: { id }, body: { parent_id, before } }, { as: editor });
const remove = (id: number, body: object = {}, as = editor) =>
  office.call(
    'removeCategory',
    { params: { id }, body: { version: 1, products_to: null, ...body } },
    { as },
  );
const list = async () => (await office.call('listStaffCategories', {}, { as: editor })).body.data;
const found = async (id: number) => (await list()).find((category) => category.id === id);
const below = async (id: number | null) =>
  (await list()).filter(({ parent_id }) => parent_id === id).map((category) => category.id);
/** What the shop shows without reading the catalogue again for the test. */
const shown = async (id: number) =>
  (
    await office.shop.callAsItIs(
      'listCategoryChildren',
      { params: { id: String(id) }, body: { limit: 100 } },
      { locale: 'ar' },
    )
  ).body;

describe('a new category', () => {
  it('is last at its place, has a slug of its own, and shows once something of it is sold', async () => {
    const top = await added({ name_en: 'Outdoors' });
    const first = await added({ parent_id: top.id });
    const second = await added({ parent_id: top.id });
    expect([first.slug, second.slug]).toEqual(['desk-lamps', 'desk-lamps-2']);
    expect(await below(top.id)).toEqual([first.id, second.id]);
    await insertProduct(office.db, { categoryId: second.id });
    await insertProduct(office.db, { categoryId: second.id, published: false });
    await office.shop.catalog.refresh();
    expect((await shown(top.id)).data.map(({ id }) => id)).toEqual([second.id]);
    expect(await found(second.id)).toMatchObject({ on_sale: 1, products: 2 });
    expect(await found(top.id)).toMatchObject({ on_sale: 1, products: 0 });
  });

  it('hangs at most three levels deep', async () => {
    const top = await added();
    const middle = await added({ parent_id: top.id });
    const low = await added({ parent_id: middle.id });
    const { problem } = await add({ parent_id: low.id });
    expect(problem).toMatchObject({ status: 422, code: 'category_too_deep', limit: 3 });
    expect((await move((await added()).id, low.id)).problem.code).toBe('category_too_deep');
    expect((await add({ parent_id: 999_999 })).problem.code).toBe('category_not_found');
  });
});

describe('an edited category', () => {
  it('shows its names, text and picture in the shop at once, at the same address', async () => {
    const { id, slug } = await added();
    const photo = await photograph(400, 300, '#227755');
    const uploaded = await office.call('uploadPicture', { body: photo }, { as: editor });
    const picture_id = uploaded.body.data.id;
    const { body } = await edit(id, {
      version: 1,
      name_ar: 'مذاكرة',
      name_en: 'Study',
      picture_id,
    });
    expect(body.data).toMatchObject({ version: 2, slug, picture: { id: picture_id } });
    expect((await shown(id)).category).toMatchObject({
      slug,
      name: 'مذاكرة',
      picture: { src: expect.stringContaining(picture_id), alt: 'مذاكرة' },
    });
  });

  it('is saved for one of two who edit it; the other sees what the first saved', async () => {
    const { id } = await added();
    const answers = await Promise.all(
      ['One', 'Two'].map((name_en) => edit(id, { version: 1, name_en })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.data;
    const refused = answers.find(({ status }) => status === 409)?.problem;
    expect(refused).toMatchObject({ code: 'record_changed', version: 2, current: saved });
  });

  it('that a catalogue file has changed meanwhile is not overwritten', async () => {
    const { id, slug } = await added();
    await changeCatalog(office.db, (tx) =>
      upsertCategories(tx, [{ slug, parent: null, nameAr: 'ملف', nameEn: 'File' }]),
    );
    expect((await edit(id, { version: 1 })).problem).toMatchObject({
      code: 'record_changed',
      current: { name_en: 'File' },
    });
  });
});

describe('a moved category', () => {
  it('is in its new place in the shop at once, with its products and all below it', async () => {
    const [home, garden] = [await added(), await added()];
    const [a, b, c] = [
      await added({ parent_id: home.id }),
      await added({ parent_id: home.id }),
      await added({ parent_id: home.id }),
    ];
    for (const categoryId of [a.id, b.id, c.id]) await insertProduct(office.db, { categoryId });
    await office.shop.catalog.refresh();
    await move(c.id, home.id, a.id);
    expect((await shown(home.id)).data.map(({ id }) => id)).toEqual([c.id, a.id, b.id]);
    await move(a.id, garden.id);
    expect((await shown(home.id)).data.map(({ id }) => id)).toEqual([c.id, b.id]);
    expect((await shown(garden.id)).category.product_count).toBe(1);
    await move(home.id, garden.id, a.id);
    expect((await shown(garden.id)).data.map(({ id }) => id)).toEqual([home.id, a.id]);
    expect((await shown(garden.id)).category.product_count).toBe(3);
    expect((await list()).map(({ id }) => id).slice(-5)).toEqual([
      garden.id,
      home.id,
      c.id,
      b.id,
      a.id,
    ]);
  });

  it('is never below itself, nor below its own descendants', async () => {
    const top = await added();
    const low = await added({ parent_id: top.id });
    for (const [id, parent] of [
      [top.id, top.id],
      [top.id, low.id],
    ] as const) {
      expect((await move(id, parent)).problem).toMatchObject({
        status: 422,
        code: 'category_below_itself',
      });
    }
    expect((await move(low.id, top.id, low.id)).problem.code).toBe('category_not_found');
    expect((await move(low.id, null, 999_999)).problem.code).toBe('category_not_found');
    expect((await move(999_999, null)).problem.code).toBe('category_not_found');
  });

  it('makes no circle with a move at the same time: one of both is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await added(), await added()];
      const answers = await Promise.all([move(a.id, b.id), move(b.id, a.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const all = (await list()).map(({ id }) => id);
      expect(all).toEqual(expect.arrayContaining([a.id, b.id]));
    }
  });

  it('makes no circle with a catalogue file that was checked before', async () => {
    const [a, b] = [await added(), await added()];
    await move(a.id, b.id);
    const file = [{ slug: b.slug, parent: a.slug, nameAr: 'ب', nameEn: 'B' }];
    await expect(
      changeCatalog(office.db, (tx) => upsertCategories(tx, file)),
    ).rejects.toMatchObject({ code: 'category_below_itself' });
    expect(await found(b.id)).toMatchObject({ parent_id: null, name_en: 'Desk lamps' });
  });
});

describe('a removed category', () => {
  it('gives its products, on sale or not, to another one, and each product remembers it', async () => {
    const [from, to] = [await added(), await added()];
    const sold = await insertProduct(office.db, { categoryId: from.id });
    await insertProduct(office.db, { categoryId: from.id, published: false });
    await office.shop.catalog.refresh();
    expect((await remove(from.id)).problem).toMatchObject({
      status: 409,
      code: 'category_has_products',
      products: 2,
    });
    const removed = await remove(from.id, { products_to: to.id });
    expect(removed.body.data).toEqual({ moved: 2 });
    expect((await shown(to.id)).category.product_count).toBe(1);
    expect(await found(from.id)).toBeUndefined();
    const history = await office.call(
      'listProductVersions',
      { params: { id: sold } },
      { as: editor },
    );
    expect(history.body.data).toHaveLength(1);
    const restored = await office.call(
      'restoreProduct',
      { params: { id: sold }, body: { restored: 1, version: 2 } },
      { as: editor },
    );
    expect(restored.body.lost).toEqual(['category']);
  });

  it('is refused while it has children or references, in an old version, or in favour of itself', async () => {
    const top = await added();
    const low = await added({ parent_id: top.id });
    expect((await remove(top.id)).problem).toMatchObject({
      code: 'category_has_children',
      children: 1,
    });
    await insertSlide(office.db, { categoryId: low.id });
    expect((await remove(low.id)).problem).toMatchObject({
      code: 'category_in_use',
      slides: 1,
      sections: 0,
      vouchers: 0,
    });
    const free = await added();
    expect((await remove(free.id, { products_to: free.id })).problem.code).toBe(
      'category_not_found',
    );
    expect((await remove(free.id, { version: 2 })).problem.code).toBe('record_changed');
    expect((await remove(free.id)).status).toBe(200);
    expect((await remove(free.id)).problem.code).toBe('category_not_found');
  });

  it('takes its products along only for staff who may edit products', async () => {
    const from = await insertCategory(office.db);
    const to = await insertCategory(office.db);
    await insertProduct(office.db, { categoryId: from });
    const writer = await office.signIn(['content.edit']);
    const { problem } = await remove(from, { products_to: to }, writer);
    expect(problem).toMatchObject({ status: 403, permission: 'products.edit' });
  });
});
