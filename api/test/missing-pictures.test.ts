import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMissingPictures } from '../src/backup/missing-pictures.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  as = await office.signIn('owner');
});
afterAll(() => office.close());

const upload = async (color: string, width = 400, height = 300) => {
  const body = await photograph(width, height, color);
  return (await office.call('uploadPicture', { body }, { as })).body.data.id;
};

it('pictures that rows name and the media store does not have are found, with where they are named', async () => {
  const { db, deps } = office.shop;
  const [shared, gone, unused] = [await upload('#111'), await upload('#222'), await upload('#333')];
  const names = { name_ar: 'وهج', name_en: 'Glow' };
  await office.call('addBrand', { body: { ...names, logo_id: shared } }, { as });
  const category = { ...names, picture_id: shared, light_id: null, parent_id: null };
  await office.call('addCategory', { body: category }, { as });
  await office.call('addBrand', { body: { ...names, logo_id: gone } }, { as });
  const icon = await upload('#444', 512, 512);
  const { version, ...shop } = (await office.call('getShopSettings', {}, { as })).body.data;
  const body = { ...shop, version, app_icon: { id: icon } };
  await office.call('saveShopSettings', { body }, { as });
  expect(await findMissingPictures(db, deps.media)).toEqual([]);
  for (const id of [shared, gone, unused, icon]) deps.media.originals.delete(id);
  const missing = await findMissingPictures(db, deps.media);
  expect(new Map(missing.map(({ id, tables }) => [id, tables]))).toEqual(
    new Map([
      [shared, ['brands', 'categories']],
      [gone, ['brands']],
      [icon, ['settings']],
    ]),
  );
});
