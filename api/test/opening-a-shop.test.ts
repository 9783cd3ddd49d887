import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiConfig } from '../src/config.ts';
import { getOpening } from '../src/opening/get-opening.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { sectionBody } from './arrange/home-page.ts';
import { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';
import { openTestDatabase } from './test-database.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.on(await TestApp.on(await openTestDatabase(), {}, TEST_DEMO));
  owner = await office.signIn('owner');
  await insertProduct(office.db, { sku: 'DEMO-LAMP' });
});
afterAll(() => office.close());

const opening = async () => (await office.call('getOpening', {}, { as: owner })).body.data;
const step = async (name: string) => (await opening()).steps.find((one) => one.name === name)?.done;

it('the steps are done when the shop says so', async () => {
  const undone = ['name', 'contacts', 'tax', 'rates', 'demo', 'products', 'home', 'orders'];
  for (const name of [...undone, 'first_order']) expect(await step(name)).toBe(false);
  const body = {
    ...{
      version: 0,
      title: 'Nour',
      order_prefix: 'NR',
      name_ar: 'نور',
      name_en: 'Nour',
      phone: '19000',
    },
    ...{ address_ar: 'وسط البلد', hours_ar: 'من ١٠ إلى ١٠', tax_number: '123456789' },
  };
  const example = { ...body, ...{ phone: '19999', tax_number: '000000000' } };
  await office.call('saveShopSettings', { body: example }, { as: owner });
  expect([await step('contacts'), await step('tax')]).toEqual([false, false]);
  body.version = 1;
  await office.call('saveShopSettings', { body }, { as: owner });
  await office.call(
    'saveSetting',
    { params: { name: 'risk' }, body: { version: 0, value: {} } },
    { as: owner },
  );
  await office.call('addSection', { body: sectionBody({}) }, { as: owner });
  const done = (await opening()).steps.filter((one) => one.done).map(({ name }) => name);
  expect(done).toEqual(['name', 'contacts', 'tax', 'home', 'orders', 'messages']);
  await office.shop.database.pool.query('update staff set demo = false');
  const { steps } = await getOpening(office.shop.deps, commandLine);
  expect(steps.find(({ name }) => name === 'staff')?.done).toBe(true);
});

it('a real shop that can send no code says so', async () => {
  const { deps } = office.shop;
  const reached = async (changes: Partial<ApiConfig>) => {
    const config = { ...deps.config, mode: 'production' as const, ...changes };
    const { steps } = await getOpening({ ...deps, config }, commandLine);
    return steps.find(({ name }) => name === 'messages')?.done;
  };
  expect(await reached({})).toBe(false);
  expect(await reached({ smtpUrl: 'smtps://mail.example' })).toBe(true);
});
