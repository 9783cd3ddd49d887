import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { homeSections } from '../src/home-sections/home-section-tables.ts';
import { upsertHomeSections } from '../src/home-sections/upsert-home-sections.ts';
import { insertBrand, insertCategory, insertProduct } from './arrange/catalogue.ts';
import { ALL_PRODUCTS, sectionBody, slideBody } from './arrange/home-page.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
let category: number;
let lamp: number;
let dear: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  category = await insertCategory(office.db);
  lamp = await insertProduct(office.db, { categoryId: category, tags: ['ramadan'] });
  dear = await insertProduct(office.db, { categoryId: category, discount: 10, stock: 3 });
});
beforeEach(async () => {
  // Days go by in these tests.
  editor = await office.signIn('content');
  // What a section of an earlier test shows is left out of those below it.
  await changeCatalog(office.db, (tx) => tx.delete(homeSections).where(gt(homeSections.id, 0)));
  await office.shop.catalog.refresh();
});
afterAll(() => office.close());

const as = () => ({ as: editor, locale: 'ar' as const });
const today = () => office.clock.now().toISOString().slice(0, 10);
const tomorrow = () =>
  new Date(office.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);

const addSection = (fields: object = {}) =>
  office.call('addSection', { body: sectionBody(fields) }, as());
const editSection = (id: number, version: number, fields: object = {}) =>
  office.call('editSection', { params: { id }, body: { ...sectionBody(fields), version } }, as());
const sections = async () => (await office.call('listStaffSections', {}, as())).body.data;
/** What the home page shows without reading the catalogue again for the test. */
const shownSections = async () =>
  (await office.shop.callAsItIs('listHomeSections', { body: { limit: 50 } }, { locale: 'ar' })).body
    .data;

const addSlide = (fields: object = {}) =>
  office.call('addSlide', { body: slideBody(fields) }, as());
const editSlide = (id: number, version: number, fields: object = {}) =>
  office.call('editSlide', { params: { id }, body: { ...slideBody(fields), version } }, as());
const slides = async () => (await office.call('listStaffSlides', {}, as())).body.data;
const shownSlides = async () =>
  (await office.shop.callAsItIs('listCarousel', { body: { limit: 50 } }, { locale: 'ar' })).body
    .data;

describe('a section of the home page', () => {
  it('shows at once what it names or what meets its conditions, as its preview said', async () => {
    const selection = { ...ALL_PRODUCTS, categories: [category], discounted: true };
    const preview = await office.call('previewSection', { body: { selection, count: 8 } }, as());
    expect(preview.body.data).toMatchObject({ found: 1, first: [{ id: dear, on_sale: true }] });
    const { id } = (await addSection({ selection })).body.data;
    const named = (await addSection({ selection: { products: [lamp, dear] }, count: 1 })).body.data;
    expect(named).toMatchObject({
      found: 2,
      state: 'showing',
      named: [{ id: lamp }, { id: dear }],
    });
    expect((await shownSections()).slice(-2)).toMatchObject([
      { id, title: 'مختارات', products: [{ id: dear }] },
      { id: named.id, products: [{ id: lamp }] },
    ]);
    await editSection(id, 1, {
      title_ar: 'تخفيضات',
      selection: { ...ALL_PRODUCTS, tags: ['ramadan'] },
    });
    expect((await shownSections()).find((section) => section.id === id)).toMatchObject({
      title: 'تخفيضات',
      products: [{ id: lamp }],
    });
  });

  it('that has nothing but what is shown above says that it is empty, and shows when it comes first', async () => {
    const above = (await addSection({ selection: { products: [lamp, dear] } })).body.data;
    const { id } = (await addSection({ selection: { products: [lamp] } })).body.data;
    const states = async () => (await sections()).map(({ state }) => state);
    expect(await states()).toEqual(['showing', 'empty']);
    await office.call('moveSection', { params: { id }, body: { before: above.id } }, as());
    expect(await states()).toEqual(['showing', 'showing']);
    expect(await shownSections()).toMatchObject([
      { id, products: [{ id: lamp }] },
      { id: above.id, products: [{ id: dear }] },
    ]);
  });

  it('that finds nothing says so, and customers do not see it', async () => {
    const { data } = (await addSection({ selection: { ...ALL_PRODUCTS, tags: ['eid'] } })).body;
    expect(data).toMatchObject({ state: 'empty', found: 0, first: [] });
    expect((await shownSections()).map(({ id }) => id)).not.toContain(data.id);
  });

  it('begins and ends on its days by itself, and never shows while it is hidden', async () => {
    const days = { starts_on: tomorrow(), ends_on: tomorrow() };
    const { id } = (await addSection(days)).body.data;
    const isShown = async () => (await shownSections()).some((section) => section.id === id);
    const state = async () => (await sections()).find((section) => section.id === id)?.state;
    expect([await isShown(), await state()]).toEqual([false, 'waiting']);
    office.clock.advance({ days: 1 });
    editor = await office.signIn('content');
    expect([await isShown(), await state()]).toEqual([true, 'showing']);
    await editSection(id, 1, { ...days, hidden: true });
    expect([await isShown(), await state()]).toEqual([false, 'hidden']);
    await editSection(id, 2, days);
    expect(await isShown()).toBe(true);
    office.clock.advance({ days: 1 });
    editor = await office.signIn('content');
    expect([await isShown(), await state()]).toEqual([false, 'over']);
  });

  it('is saved for one of two who edit it, or a file did; the other sees what was saved', async () => {
    const { id, slug } = (await addSection()).body.data;
    const answers = await Promise.all(
      ['One', 'Two'].map((title_en) => editSection(id, 1, { title_en })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.data;
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'record_changed',
      version: 2,
      current: saved,
    });
    const file = {
      slug,
      titleAr: 'ملف',
      titleEn: 'File',
      look: 'grid',
      selection: ALL_PRODUCTS,
      count: 4,
    } as const;
    await changeCatalog(office.db, (tx) => upsertHomeSections(tx, [file]));
    expect((await editSection(id, 2)).problem).toMatchObject({
      version: 3,
      current: { look: 'grid' },
    });
    const gone = await office.call('removeSection', { params: { id }, body: { version: 2 } }, as());
    expect(gone.problem.code).toBe('record_changed');
  });

  it('goes before another one at once, and is gone once it is removed', async () => {
    const only = (id: number) => ({ selection: { products: [id] } });
    const first = (await addSection(only(lamp))).body.data.id;
    const { id } = (await addSection(only(dear))).body.data;
    const move = (before: number) =>
      office.call('moveSection', { params: { id }, body: { before } }, as());
    await move(first);
    expect((await shownSections()).map((section) => section.id).slice(-2)).toEqual([id, first]);
    expect((await move(id)).problem.code).toBe('section_not_found');
    await office.call('removeSection', { params: { id }, body: { version: 1 } }, as());
    expect((await shownSections()).map((section) => section.id)).not.toContain(id);
    expect((await editSection(id, 1)).problem.code).toBe('section_not_found');
  });

  it.each([
    ['without a title', { title_ar: ' ' }, 400, { title_ar: 'required' }],
    [
      'that ends before it begins',
      { starts_on: '2027-02-02', ends_on: '2027-02-01' },
      400,
      { ends_on: 'ends_before_start' },
    ],
    ['on an invalid day', { starts_on: '2027-02-31' }, 400, { starts_on: 'day_invalid' }],
    ['of 25 products', { count: 25 }, 400, { count: 'too_big' }],
    [
      'of an unknown category',
      { selection: { ...ALL_PRODUCTS, except: [999_999] } },
      404,
      'category_not_found',
    ],
    ['of an unknown product', { selection: { products: [999_999] } }, 404, 'product_not_found'],
    [
      'that leads to an unknown brand',
      { link: { kind: 'brand', id: 999_999 } },
      404,
      'brand_not_found',
    ],
  ])('%s is refused', async (_, fields, status, expected) => {
    const { problem } = await addSection(fields);
    expect(problem).toMatchObject(
      typeof expected === 'string' ? { status, code: expected } : { status, fields: expected },
    );
  });
});

describe('a slide', () => {
  it('shows its words, picture and link at once; one that leads to nothing on sale does not show', async () => {
    const uploaded = await office.call(
      'uploadPicture',
      { body: await photograph(800, 400, '#334455') },
      as(),
    );
    const picture_id = uploaded.body.data.id;
    const link = { kind: 'product', id: lamp };
    const { id } = (await addSlide({ picture_id, link })).body.data;
    expect((await shownSlides()).find((slide) => slide.id === id)).toMatchObject({
      title: 'الصيف',
      subtitle: 'خصومات',
      picture: { src: expect.stringContaining(picture_id), alt: 'الصيف' },
      link,
    });
    const brand = await insertBrand(office.db);
    const edited = await editSlide(id, 1, { picture_id, link: { kind: 'brand', id: brand } });
    expect(edited.body.data).toMatchObject({ state: 'empty', product: null });
    expect((await shownSlides()).map((slide) => slide.id)).not.toContain(id);
    await editSlide(id, 2, { link: { kind: 'page', page: 'bulb-finder' } });
    expect((await shownSlides()).find((slide) => slide.id === id)).toMatchObject({
      picture: null,
      link: { kind: 'page', page: 'bulb-finder' },
    });
  });

  it('has its picture with its light again after both were taken off, as an undo does', async () => {
    const upload = async (color: string) =>
      (await office.call('uploadPicture', { body: await photograph(800, 400, color) }, as())).body
        .data.id;
    const [picture_id, light_id] = [await upload('#445566'), await upload('#221100')];
    const { id } = (await addSlide({ picture_id, light_id })).body.data;
    await editSlide(id, 1);
    const again = await editSlide(id, 2, { picture_id, light_id });
    expect(again.body.data.picture).toMatchObject({ id: picture_id, light_id });
    const unfit = await office.call(
      'uploadPicture',
      { body: await photograph(400, 400, '#221100') },
      as(),
    );
    const refused = await editSlide(id, 3, { picture_id, light_id: unfit.body.data.id });
    expect(refused.problem).toMatchObject({ code: 'picture_unusable', fault: 'light_shape' });
  });

  it('begins and ends on its days by itself', async () => {
    const { id } = (await addSlide({ starts_on: tomorrow(), ends_on: tomorrow() })).body.data;
    const isShown = async () => (await shownSlides()).some((slide) => slide.id === id);
    expect(await isShown()).toBe(false);
    office.clock.advance({ days: 1 });
    expect(await isShown()).toBe(true);
    office.clock.advance({ days: 1 });
    expect(await isShown()).toBe(false);
    editor = await office.signIn('content');
    expect((await slides()).find((slide) => slide.id === id)).toMatchObject({ state: 'over' });
    await addSlide({ starts_on: today(), hidden: true });
    expect((await slides()).at(-1)).toMatchObject({ state: 'hidden' });
  });

  it('is moved and removed; an old version, an unknown target and an unknown slide are refused', async () => {
    const first = (await addSlide()).body.data.id;
    const { id } = (await addSlide()).body.data;
    await office.call('moveSlide', { params: { id }, body: { before: first } }, as());
    expect((await shownSlides()).map((slide) => slide.id).slice(-2)).toEqual([id, first]);
    const remove = (version: number) =>
      office.call('removeSlide', { params: { id }, body: { version } }, as());
    expect((await remove(2)).problem).toMatchObject({ code: 'record_changed', current: { id } });
    expect((await remove(1)).status).toBe(200);
    expect((await remove(1)).problem.code).toBe('slide_not_found');
    const link = { kind: 'category', id: 999_999 };
    expect((await addSlide({ link })).problem.code).toBe('category_not_found');
  });
});

it('the choices of the home page are the shop’s categories, brands and tags, and products by a text', async () => {
  await addSection({ selection: { products: [lamp] } });
  const below = await insertCategory(office.db, { parentId: category, name: { ar: 'ب', en: 'B' } });
  const { body } = await office.call('getHomeChoices', {}, as());
  expect(body.data.tags).toEqual(['ramadan']);
  expect(body.data.categories.find(({ id }) => id === below)?.name.en).toMatch(/ › B$/);
  const sku = (await sections()).flatMap(({ named }) => named).find(({ id }) => id === lamp)?.sku;
  const found = await office.call('findChoosableProducts', { query: { text: sku } }, as());
  expect(found.body.data[0]).toMatchObject({ id: lamp, on_sale: true });
});
