import type { ChosenPicture } from '@dp/contract/staff/pictures.ts';
import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(() => office.close());

const see = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: editor })).body.data;
/** Saves a product with other pictures, as somebody who may not change prices. */
function edit(product: StaffProduct, pictures: readonly Partial<ChosenPicture>[] | undefined) {
  const { id, sku: _, stock: __, image: ___, list_price, discount, tiers, ...others } = product;
  const { discount_from, discount_until, ...fields } = others;
  const input = { params: { id }, body: { ...fields, pictures } };
  return office.call('editProduct', input, { as: editor });
}
const inShop = async (id: number) =>
  (await office.shop.call('getProduct', { params: { id } }, { locale: 'ar' })).body.data;
let shade = 0;
/** A photograph that was just uploaded. */
async function uploaded(width = 400, height = 300) {
  shade += 1;
  const body = await photograph(width, height, `#33${shade.toString(16).padStart(2, '0')}99`);
  return (await office.call('uploadPicture', { body }, { as: editor })).body.data;
}
const words = { alt_ar: 'لمبة مضاءة', alt_en: 'A lamp, lit', room: null };

describe('the pictures of a product', () => {
  it('show in the shop at once, in their order and with their words; the trail has both', async () => {
    const id = await insertProduct(office.db, { name: { ar: 'نجفة', en: 'Chandelier' } });
    const [one, two] = [await uploaded(), await uploaded()];
    const product = await see(id);
    const first = await edit(product, [
      { id: one.id, light_id: null, ...words },
      { id: two.id, light_id: null, alt_ar: '', alt_en: ' ', room: 'bedroom' },
    ]);
    expect(first.body.data.pictures).toMatchObject([
      { ...one, ...words },
      { ...two, alt_ar: 'نجفة', alt_en: 'Chandelier', room: 'bedroom' },
    ]);
    const shown = (await inShop(id)).images;
    expect(shown.map(({ src, alt }) => [src, alt])).toEqual([
      [one.src, 'لمبة مضاءة'],
      [two.src, 'نجفة'],
    ]);
    const turned = await edit(first.body.data, first.body.data.pictures.toReversed());
    expect((await inShop(id)).images.map(({ src }) => src)).toEqual([two.src, one.src]);
    expect(turned.body.data.version).toBe(3);
    const [row] = (await office.db.select().from(auditLog)).slice(-1);
    expect(row).toMatchObject({
      action: 'product.edit',
      before: { pictures: [{ id: one.id }, { id: two.id }] },
      after: { pictures: [{ id: two.id }, { id: one.id }] },
    });
  });

  it('stay when they are not sent, and one that is taken off can be put back', async () => {
    const id = await insertProduct(office.db);
    const picture = { id: (await uploaded()).id, light_id: null, ...words };
    const saved = (await edit(await see(id), [picture])).body.data;
    const { pictures: _, ...others } = saved;
    const kept = await edit({ ...others, name_en: 'Renamed' } as StaffProduct, undefined);
    expect(kept.body.data.pictures).toEqual(saved.pictures);
    const bare = (await edit(kept.body.data, [])).body.data;
    expect((await inShop(id)).images).toEqual([]);
    expect((await edit(bare, [picture])).body.data.pictures).toEqual(saved.pictures);
  });

  it('of two who change them at once the second sees what the first saved', async () => {
    const product = await see(await insertProduct(office.db));
    const [one, two] = [await uploaded(), await uploaded()];
    const answers = await Promise.all(
      [one, two].map(({ id }) => edit(product, [{ id, light_id: null, ...words }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(refused?.problem.current).toEqual(saved?.body.data);
  });

  it('can be edited while the store is away, but none can be added that it does not have', async () => {
    const id = await insertProduct(office.db);
    const { media } = office.shop.deps;
    const picture = { id: (await uploaded()).id, light_id: null, ...words };
    const saved = (await edit(await see(id), [picture])).body.data;
    const unknown = { ...picture, id: 'f'.repeat(24) };
    const refused = await edit(saved, [picture, unknown]);
    expect(refused.problem).toMatchObject({ code: 'picture_unusable', fault: 'not_in_shop' });
    media.state = 'away';
    expect((await edit(saved, [{ ...picture, alt_en: 'Off' }])).status).toBe(200);
    const late = await edit(await see(id), [unknown]);
    expect(late.problem).toMatchObject({ status: 503, code: 'media_away' });
    media.state = 'there';
    expect((await inShop(id)).images).toHaveLength(1);
  });

  it('are refused twice, above twelve, and with passes of different shapes', async () => {
    const product = await see(await insertProduct(office.db));
    const { id } = await uploaded(400, 300);
    const tall = await uploaded(300, 400);
    const picture = { id, light_id: null, ...words };
    const twice = await edit(product, [picture, picture]);
    expect(twice.problem.fields).toEqual({ pictures: 'invalid' });
    const many = Array.from({ length: 13 }, (_, at) => ({
      ...picture,
      id: `${at}`.padStart(24, '0'),
    }));
    expect((await edit(product, many)).problem.fields).toMatchObject({ pictures: 'too_big' });
    const lit = await edit(product, [{ ...picture, light_id: tall.id }]);
    expect(lit.problem).toMatchObject({ code: 'picture_unusable', fault: 'light_shape' });
  });
});
