import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { products } from '../src/products/product-tables.ts';
import { photograph } from './arrange/photographs.ts';
import { NEW_PRODUCT } from './arrange/staff-changes/product-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

let serial = 0;
const add = (body: object) => {
  serial += 1;
  const sku = `PHOTO-${serial}`;
  return office.call('addProduct', { body: { ...NEW_PRODUCT, sku, ...body } }, { as: manager });
};
/** A photograph that was just uploaded. */
async function uploaded(shade: string) {
  const body = await photograph(400, 300, shade);
  return (await office.call('uploadPicture', { body }, { as: manager })).body.data;
}
const bare = { light_id: null, alt_ar: '', alt_en: '', room: null };

it('a new product comes with its photographs, in their order and with their words; the trail has them', async () => {
  const [one, two] = [await uploaded('#112233'), await uploaded('#223344')];
  const { data } = (
    await add({
      name_ar: 'نجفة',
      name_en: 'Chandelier',
      state: 'on_sale',
      pictures: [
        { ...bare, id: two.id, room: 'bedroom' },
        { ...bare, id: one.id, alt_ar: 'مضاءة', alt_en: 'Lit' },
      ],
    })
  ).body;
  expect(data.pictures).toMatchObject([
    { ...two, alt_ar: 'نجفة', alt_en: 'Chandelier', room: 'bedroom' },
    { ...one, alt_ar: 'مضاءة', alt_en: 'Lit', room: null },
  ]);
  const { id } = data;
  const shown = await office.shop.call('getProduct', { params: { id } }, { locale: 'en' });
  expect(shown.body.data.images.map(({ src, alt }) => [src, alt])).toEqual([
    [two.src, 'Chandelier'],
    [one.src, 'Lit'],
  ]);
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'product.add',
    after: { pictures: [{ id: two.id }, { id: one.id }] },
  });
});

it('nothing is added with a photograph that the shop does not have', async () => {
  const before = await office.db.$count(products);
  const { problem } = await add({ pictures: [{ ...bare, id: '0'.repeat(24) }] });
  expect(problem).toMatchObject({ status: 422, code: 'picture_unusable' });
  expect(await office.db.$count(products)).toBe(before);
});

it('a copy has the photographs that are chosen for it, or else those of its original', async () => {
  const [one, two] = [await uploaded('#334455'), await uploaded('#445566')];
  const original = (await add({ pictures: [{ ...bare, id: one.id }] })).body.data;
  const srcsOf = async (body: object) =>
    (await add({ copy_of: original.id, ...body })).body.data.pictures.map(({ src }) => src);
  expect(await srcsOf({})).toEqual([one.src]);
  const chosen = [two.id, one.id].map((id) => ({ ...bare, id }));
  expect(await srcsOf({ pictures: chosen })).toEqual([two.src, one.src]);
  expect(await srcsOf({ pictures: [] })).toEqual([]);
});
