import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrand } from '../src/brands/brand-queries.ts';
import { type BrandWrite, upsertBrands } from '../src/brands/upsert-brands.ts';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { insertBrand, insertProduct, insertSlide } from './arrange/catalogue.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(async () => {
  office.shop.deps.media.state = 'there';
  await office.close();
});

const FIELDS = { name_ar: 'وهج', name_en: 'Glow & Co', logo_id: null };
const add = async (fields: object = {}) =>
  (await office.call('addBrand', { body: { ...FIELDS, ...fields } }, { as: editor })).body.data;
const edit = (id: number, body: object) =>
  office.call('editBrand', { params: { id }, body: { ...FIELDS, ...body } }, { as: editor });
const move = (id: number, before: number | null) =>
  office.call('moveBrand', { params: { id }, body: { before } }, { as: editor });
const list = async () => (await office.call('listStaffBrands', {}, { as: editor })).body.data;
const uploadedId = async (color: string) => {
  const body = await photograph(400, 300, color);
  return (await office.call('uploadPicture', { body }, { as: editor })).body.data.id;
};
/** What the shop shows without reading the catalogue again for the test. */
const shown = async () =>
  (await office.shop.callAsItIs('listHomeBrands', { body: { limit: 100 } }, { locale: 'ar' })).body
    .data;

describe('a new brand', () => {
  it('is last, has a slug of its own, and is shown once something of it is sold', async () => {
    const first = await add();
    const second = await add({ name_ar: 'وهج آخر' });
    expect([first.slug, second.slug]).toEqual(['glow-co', 'glow-co-2']);
    expect((await list()).slice(-2)).toMatchObject([
      { id: first.id, on_sale: 0 },
      { id: second.id, on_sale: 0 },
    ]);
    await insertProduct(office.db, { brandId: second.id });
    await office.shop.catalog.refresh();
    expect((await shown()).map(({ id }) => id)).toContain(second.id);
    expect((await list()).at(-1)).toMatchObject({ id: second.id, on_sale: 1 });
  });

  it('whose English name has no Latin letter has a slug nevertheless', async () => {
    expect((await add({ name_en: 'نور' })).slug).toBe('brand');
  });

  it.each([
    ['no Arabic name', { name_ar: ' ' }, { name_ar: 'name_required' }],
    ['a name of 81 letters', { name_en: 'x'.repeat(81) }, { name_en: 'too_long' }],
    ['a logo that is not an id', { logo_id: 'logo.png' }, { logo_id: 'invalid' }],
  ])('with %s is refused', async (_, fields, expected) => {
    const body = { ...FIELDS, ...fields };
    const { problem } = await office.call('addBrand', { body }, { as: editor });
    expect(problem).toMatchObject({ status: 400, fields: expected });
  });
});

describe('an edited brand', () => {
  it('shows its names, text and logo in the shop at once, at the same address', async () => {
    const { id, slug } = await add();
    await insertProduct(office.db, { brandId: id });
    const logo_id = await uploadedId('#aa3300');
    const changed = await edit(id, {
      version: 1,
      name_ar: 'بريق',
      description_ar: 'مصابيح',
      logo_id,
    });
    expect(changed.body.data).toMatchObject({ version: 2, slug, logo: { id: logo_id } });
    expect((await shown()).find((brand) => brand.id === id)).toMatchObject({
      slug,
      name: 'بريق',
      description: 'مصابيح',
      logo: { src: expect.stringContaining(logo_id), alt: 'بريق' },
    });
  });

  it('keeps its logo, or loses it, while the media store is away', async () => {
    const logo_id = await uploadedId('#aa3311');
    const { id } = await add({ logo_id });
    office.shop.deps.media.state = 'away';
    expect((await edit(id, { version: 1, logo_id })).body.data).toMatchObject({
      logo: { id: logo_id },
    });
    expect((await edit(id, { version: 2 })).body.data.logo).toBeNull();
    expect((await edit(id, { version: 3, logo_id })).problem.code).toBe('media_away');
    office.shop.deps.media.state = 'there';
    const unknown = await edit(id, { version: 3, logo_id: '0'.repeat(24) });
    expect(unknown.problem).toMatchObject({ code: 'picture_unusable', fault: 'not_in_shop' });
  });

  it('is saved for one of two who edit it; the other sees what the first saved', async () => {
    const { id } = await add();
    const answers = await Promise.all(
      ['One', 'Two'].map((name_en) => edit(id, { version: 1, name_en })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.data;
    const refused = answers.find(({ status }) => status === 409)?.problem;
    expect(refused).toMatchObject({ code: 'record_changed', version: 2, current: saved });
  });

  it('is refused when a catalogue file changed it first, not when one left it as it is or it was moved', async () => {
    const { id, slug } = await add();
    const row = await readBrand(office.db, id);
    const { position = 0 } = row ?? {};
    const file = { slug, nameAr: FIELDS.name_ar, nameEn: FIELDS.name_en, position };
    const upload = (brand: BrandWrite) =>
      changeCatalog(office.db, (tx) => upsertBrands(tx, [brand]));
    await upload({ ...file, descriptionAr: '', descriptionEn: '' });
    await move(id, null);
    expect((await edit(id, { version: 1 })).body.data.version).toBe(2);
    await upload({ ...file, nameEn: 'From a file' });
    expect((await edit(id, { version: 2 })).problem).toMatchObject({
      code: 'record_changed',
      current: { name_en: 'From a file', version: 3 },
    });
  });
});

describe('a moved brand', () => {
  it('comes before the other one in the shop at once; moves at the same time lose no brand', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const id = await insertBrand(office.db, { position: 7 });
      await insertProduct(office.db, { brandId: id });
      ids.push(id);
    }
    await office.shop.catalog.refresh();
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const before = (await list()).map(({ id }) => id);
    expect((await move(d, b)).status).toBe(200);
    const order = (await shown()).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(order).toEqual([a, d, b, c]);
    await Promise.all([move(a, null), move(c, a), move(b, d)]);
    const after = (await list()).map(({ id }) => id);
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after.indexOf(b)).toBe(after.indexOf(d) - 1);
  });

  it('before itself or before one that does not exist is refused', async () => {
    const { id } = await add();
    expect((await move(id, id)).problem).toMatchObject({ status: 404, code: 'brand_not_found' });
    expect((await move(id, 999_999)).problem.code).toBe('brand_not_found');
    expect((await move(999_999, null)).problem.code).toBe('brand_not_found');
  });
});

describe('a removed brand', () => {
  const remove = (id: number, version = 1, as = editor) =>
    office.call('removeBrand', { params: { id }, body: { version } }, { as });

  it('is gone from the list and the shop', async () => {
    const { id } = await add();
    expect((await remove(id)).status).toBe(200);
    expect((await list()).map((brand) => brand.id)).not.toContain(id);
    expect((await remove(id)).problem.code).toBe('brand_not_found');
  });

  it('stays while a product, on sale or not, a slide or a voucher names it, or in an old version', async () => {
    const { id, slug } = await add();
    await insertProduct(office.db, { brandId: id });
    await insertSlide(office.db, { brandId: id });
    const voucher = { code: `BRAND-${id}`, percent: 10, brand: slug };
    const as = await office.signIn('manager');
    expect((await office.call('createVoucher', { body: voucher }, { as })).status).toBe(200);
    expect((await remove(id)).problem).toMatchObject({
      status: 409,
      code: 'brand_in_use',
      products: 1,
      slides: 1,
      sections: 0,
      vouchers: 1,
    });
    const free = await add();
    expect((await remove(free.id, 2)).problem.code).toBe('record_changed');
  });
});
