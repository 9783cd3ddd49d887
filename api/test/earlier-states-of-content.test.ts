import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { upsertHomeSections } from '../src/home-sections/upsert-home-sections.ts';
import { insertBrand, insertCategory, insertProduct } from './arrange/catalogue.ts';
import { ALL_PRODUCTS, sectionBody, slideBody } from './arrange/home-page.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(() => office.close());

const as = () => ({ as: editor });
const list = async (kind: string, id: number) =>
  (await office.call('listEarlierStates', { params: { kind, id: String(id) } }, as())).body.data;
const recordOf = async (kind: string, id: number, state: string | undefined) =>
  (await office.call('getEarlierState', { params: { kind, id: String(id), state } }, as())).body
    .data;
const upload = async (width: number, colour: string) => {
  const body = await photograph(width, width / 2, colour);
  return (await office.call('uploadPicture', { body }, as())).body.data.id;
};

const editSlide = (id: number, version: number, fields: object) =>
  office.call('editSlide', { params: { id }, body: { ...slideBody(fields), version } }, as());

describe('a slide', () => {
  it('has back its words, both passes of its picture and where it led', async () => {
    const [day, light] = [await upload(600, '#333333'), await upload(600, '#eeeeee')];
    const lamp = await insertProduct(office.db);
    const link = { kind: 'product', id: lamp };
    const body = slideBody({ picture_id: day, light_id: light, link, ends_on: '2030-01-31' });
    const { id } = (await office.call('addSlide', { body }, as())).body.data;
    await editSlide(id, 1, { title_en: 'Winter' });
    const states = await list('slide', id);
    expect(states[1]?.was).toMatchObject({ picture: day, picture_light: light, link });
    const { record, lost } = await recordOf('slide', id, states[1]?.state);
    expect(lost).toEqual([]);
    expect(record).toMatchObject({
      title_en: 'Summer',
      picture: { id: day, light_id: light, width: 600 },
      link,
      product: { id: lamp },
      ends_on: '2030-01-31',
      version: 2,
    });
  });

  it('keeps the present picture and link where the earlier ones are gone, and says so', async () => {
    const [gone, kept] = [await upload(500, '#111111'), await upload(500, '#222222')];
    const brand = await insertBrand(office.db);
    const body = slideBody({ picture_id: gone, link: { kind: 'brand', id: brand } });
    const { id } = (await office.call('addSlide', { body }, as())).body.data;
    const link = { kind: 'page', page: 'newest' };
    await editSlide(id, 1, { picture_id: kept, link });
    await office.shop.deps.media.remove(gone);
    await office.call('removeBrand', { params: { id: brand }, body: { version: 1 } }, as());
    const [, first] = await list('slide', id);
    expect(await recordOf('slide', id, first?.state)).toMatchObject({
      record: { picture: { id: kept }, link },
      lost: ['picture', 'link'],
    });
  });

  it('is not said to differ for a new name of what it leads to, and moves are no states', async () => {
    const category = await insertCategory(office.db);
    const fields = { link: { kind: 'category', id: category } };
    const { id } = (await office.call('addSlide', { body: slideBody(fields) }, as())).body.data;
    await office.call('moveSlide', { params: { id }, body: { before: null } }, as());
    const renamed = {
      name_ar: 'جديد',
      name_en: 'Renamed',
      description_ar: '',
      description_en: '',
      picture_id: null,
      version: 1,
    };
    await office.call('editCategory', { params: { id: category }, body: renamed }, as());
    expect(await list('slide', id)).toMatchObject([{ was: {}, now: {} }]);
  });
});

describe('a section', () => {
  const edit = (id: number, version: number, fields: object) =>
    office.call('editSection', { params: { id }, body: { ...sectionBody(fields), version } }, as());

  it('has back its products and conditions, without categories that are gone', async () => {
    const [one, two] = [await insertCategory(office.db), await insertCategory(office.db)];
    const lamps = [await insertProduct(office.db), await insertProduct(office.db)];
    const conditions = { ...ALL_PRODUCTS, categories: [one, two], tags: ['eid'], newest: true };
    const body = sectionBody({ selection: conditions, link: { kind: 'list', list: 'newest' } });
    const { id } = (await office.call('addSection', { body }, as())).body.data;
    await edit(id, 1, { selection: { products: lamps } });
    await edit(id, 2, { selection: { ...ALL_PRODUCTS, categories: [one] } });
    await edit(id, 3, { look: 'grid' });
    await office.call(
      'removeCategory',
      { params: { id: one }, body: { version: 1, products_to: null } },
      as(),
    );
    const [, onlyOne, products, first] = await list('section', id);
    expect(await recordOf('section', id, first?.state)).toMatchObject({
      record: {
        selection: { ...conditions, categories: [two] },
        link: { kind: 'list', list: 'newest' },
        look: 'row',
      },
      lost: ['categories'],
    });
    expect(await recordOf('section', id, products?.state)).toMatchObject({
      record: { selection: { products: lamps }, named: lamps.map((lamp) => ({ id: lamp })) },
      lost: [],
    });
    // Nothing left of its categories would be the whole shop.
    expect(await recordOf('section', id, onlyOne?.state)).toMatchObject({
      record: { selection: ALL_PRODUCTS, look: 'row' },
      lost: ['categories'],
    });
  });

  it('has back what it was between a file and the next edit', async () => {
    const { id, slug } = (await office.call('addSection', { body: sectionBody({}) }, as())).body
      .data;
    const file = {
      slug,
      titleAr: 'ملف',
      titleEn: 'File',
      look: 'cards',
      selection: ALL_PRODUCTS,
      count: 4,
    };
    await changeCatalog(office.db, (tx) =>
      upsertHomeSections(tx, [{ ...file, look: 'cards' as const }]),
    );
    await edit(id, 2, { count: 6 });
    expect(await list('section', id)).toMatchObject([
      { saved: true, was: {} },
      { saved: false, was: { title_en: 'File', look: 'cards', count: 4 } },
      { saved: true, was: { count: 8 } },
    ]);
  });
});

it('a category and a brand have back their words and pictures', async () => {
  const words = { name_ar: 'قديم', name_en: 'Old', description_ar: '', description_en: 'Words' };
  const later = { ...words, name_en: 'New', description_en: '' };
  const picture = await upload(400, '#444444');
  const category = (
    await office.call(
      'addCategory',
      { body: { ...words, picture_id: picture, parent_id: null } },
      as(),
    )
  ).body.data;
  const editing = { params: { id: category.id }, body: { ...later, picture_id: null, version: 1 } };
  await office.call('editCategory', editing, as());
  const [, oldCategory] = await list('category', category.id);
  expect(oldCategory).toMatchObject({ was: { name_en: 'Old', picture }, now: { name_en: 'New' } });
  expect(await recordOf('category', category.id, oldCategory?.state)).toMatchObject({
    record: { ...words, picture: { id: picture }, version: 2 },
    lost: [],
  });
  const brand = (await office.call('addBrand', { body: { ...words, logo_id: picture } }, as())).body
    .data;
  const changing = { params: { id: brand.id }, body: { ...later, logo_id: null, version: 1 } };
  await office.call('editBrand', changing, as());
  const [, oldBrand] = await list('brand', brand.id);
  expect(await recordOf('brand', brand.id, oldBrand?.state)).toMatchObject({
    record: { ...words, logo: { id: picture } },
    lost: [],
  });
});

it('what was removed can be added again as it was, each kind apart, without what is gone', async () => {
  const removed = async (kind: string) =>
    (await office.call('listEarlierStates', { params: { kind, id: 'removed' } }, as())).body.data;
  const readd = async (kind: string, state: string | undefined) =>
    (await office.call('getEarlierState', { params: { kind, id: 'removed', state } }, as())).body
      .data;
  const picture = await upload(450, '#555555');
  const maker = await insertBrand(office.db);
  const body = slideBody({
    title_en: 'Gone',
    picture_id: picture,
    link: { kind: 'brand', id: maker },
  });
  const slide = (await office.call('addSlide', { body }, as())).body.data;
  const removal = (id: number) => ({ params: { id }, body: { version: 1 } });
  await office.call('removeSlide', removal(slide.id), as());
  await office.call('removeBrand', removal(maker), as());
  const [gone] = await removed('slide');
  expect(gone).toMatchObject({ saved: false, was: { title_en: 'Gone', picture } });
  expect(await readd('slide', gone?.state)).toMatchObject({
    record: { title_en: 'Gone', picture: { id: picture, width: 450 }, link: null },
    lost: ['link'],
  });
  const [brand] = await removed('brand');
  expect((await readd('brand', brand?.state)).record).toMatchObject({ logo: null });
  const wrong = { params: { kind: 'slide', id: 'removed', state: brand?.state } };
  expect((await office.call('getEarlierState', wrong, as())).problem.code).toBe(
    'earlier_state_not_found',
  );
  const none = { params: { kind: 'voucher', id: 'removed' } };
  expect((await office.call('listEarlierStates', none, as())).problem.status).toBe(404);
  const [category] = await removed('category');
  expect(category?.was).not.toHaveProperty('title_en');
  expect(await removed('section')).toEqual([]);
});

const GROUP = { name_ar: 'عائدة', name_en: 'Comes back', description_ar: '', description_en: '' };
it.each([
  ['brand', 'addBrand', 'removeBrand', { ...GROUP, logo_id: null }],
  ['category', 'addCategory', 'removeCategory', { ...GROUP, picture_id: null, parent_id: null }],
  ['slide', 'addSlide', 'removeSlide', slideBody({ title_en: 'Comes back' })],
  ['section', 'addSection', 'removeSection', sectionBody({ title_en: 'Comes back' })],
] as const)(
  'a removed %s that Undo brings back is no longer among the removed ones',
  async (kind, addCall, removeCall, body) => {
    const removed = async () => {
      const params = { kind, id: 'removed' };
      const { data } = (await office.call('listEarlierStates', { params }, as())).body;
      return data.filter(({ was }) => JSON.stringify(was).includes('Comes back')).length;
    };
    const add = async () => (await office.call(addCall, { body }, as())).body.data;
    const remove = ({ id, version }: { id: number; version: number }) => {
      const rest = kind === 'category' ? { products_to: null } : {};
      return office.call(removeCall, { params: { id }, body: { version, ...rest } }, as());
    };
    await remove(await add());
    expect(await removed()).toBe(1);
    const back = await add();
    expect(await removed()).toBe(0);
    await remove(back);
    expect(await removed()).toBe(1);
  },
);
