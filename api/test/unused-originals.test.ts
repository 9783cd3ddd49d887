import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeUnusedOriginals, UNUSED_DAYS } from '../src/media/remove-unused-originals.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  as = await office.signIn('owner');
});
afterAll(() => office.close());

const upload = async (color: string) => {
  const body = await photograph(400, 300, color);
  return (await office.call('uploadPicture', { body }, { as })).body.data.id;
};
const stored = (id: string) => office.shop.deps.media.originals.has(id);
let today = Date.now();
/** The shop on later days. */
async function after(days: number): Promise<readonly string[]> {
  today += days * 24 * 60 * 60 * 1_000;
  return removeUnusedOriginals({ ...office.shop.deps, now: () => new Date(today) });
}

it('an original that nothing names is deleted after the days of grace, and not twice a day', async () => {
  const unused = await upload('#101');
  expect(await after(1)).toEqual([]);
  expect(await after(UNUSED_DAYS - 1)).toEqual([]);
  expect(stored(unused)).toBe(true);
  expect(await after(0.5)).toEqual([]);
  expect(await after(1)).toEqual([unused]);
  expect(stored(unused)).toBe(false);
  expect(await after(1)).toEqual([]);
});

it('one that is chosen before it is deleted stays, and its days begin again when it is given up', async () => {
  const chosen = await upload('#202');
  await after(1);
  await after(UNUSED_DAYS - 1);
  const names = { name_ar: 'وهج', name_en: 'Glow', logo_id: chosen };
  const { body } = await office.call('addBrand', { body: names }, { as });
  expect(await after(2)).toEqual([]);
  await office.db.execute(sql`delete from brands where id = ${body.data.id}`);
  expect(await after(1)).toEqual([]);
  expect(await after(UNUSED_DAYS)).toEqual([chosen]);
});

it('a product that is restored to an earlier state finds its picture after any time', async () => {
  const id = await insertProduct(office.db);
  const [first, second] = [await upload('#303'), await upload('#404')];
  const edit = async (picture: string) => {
    const { body } = await office.call('getStaffProduct', { params: { id } }, { as });
    const { id: _, sku: __, stock: ___, image: ____, pictures: _____, ...fields } = body.data;
    const pictures = [{ id: picture, light_id: null, alt_ar: '', alt_en: '', room: null }];
    return office.call('editProduct', { params: { id }, body: { ...fields, pictures } }, { as });
  };
  await edit(first);
  const { status, body } = await edit(second);
  expect([status, body]).toMatchObject([200, { data: { version: 3 } }]);
  await after(1);
  expect(await after(10 * UNUSED_DAYS)).toEqual([]);
  const restored = await office.call(
    'restoreProduct',
    { params: { id }, body: { version: 3, restored: 2 } },
    { as },
  );
  expect(restored.body.data.pictures).toMatchObject([{ id: first }]);
  expect(stored(first)).toBe(true);
});

it('one that only a text names stays, in a table of any feature', async () => {
  const id = await upload('#505');
  await office.db.execute(sql`create table written (body text)`);
  const body = `![lamp](/media/${id.slice(0, 2)}/${id}-480.webp)`;
  await office.db.execute(sql`insert into written values (${body})`);
  await after(1);
  expect(await after(2 * UNUSED_DAYS)).toEqual([]);
  await office.db.execute(sql`drop table written`);
});

it('a store that is away loses nothing and is asked again the next day', async () => {
  const id = await upload('#606');
  await after(1);
  office.shop.deps.media.state = 'away';
  await expect(after(UNUSED_DAYS)).rejects.toMatchObject({ code: 'media_away' });
  office.shop.deps.media.state = 'there';
  expect(await after(1)).toContain(id);
});
