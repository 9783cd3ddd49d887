import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
afterAll(() => office.close());

const setting = async () =>
  (await office.call('getSettings', {}, { as: owner })).body.data.low_stock;
const save = async (value: object) => {
  const { version } = await setting();
  const body = { version, value };
  return office.call('saveSetting', { params: { name: 'low_stock' }, body }, { as: owner });
};
/** The low products of the list, and how many Today counts. */
const low = async () => {
  const list = await office.call('listStock', { query: { filter: 'low' } }, { as: owner });
  const today = await office.call('getToday', {}, { as: owner });
  return [list.body.data.map(({ id }) => id), today.body.data.low_stock];
};

it('the owner decides from how many pieces down stock is low: the list, Today and badges follow', async () => {
  const three = await insertProduct(office.db, { stock: 3 });
  const six = await insertProduct(office.db, { stock: 6 });
  const flag = async (id: number) =>
    (await office.call('getStock', { params: { id } }, { as: owner })).body.data.low;
  expect((await setting()).value).toEqual({ staff_units: 5, shopper_units: 5 });
  expect(await low()).toEqual([[three], 1]);
  expect([await flag(three), await flag(six)]).toEqual([true, false]);

  expect((await save({ staff_units: 6, shopper_units: 2 })).status).toBe(200);
  expect(await low()).toEqual([[three, six], 2]);
  expect(await flag(six)).toBe(true);

  await save({ staff_units: 0, shopper_units: 0 });
  expect(await low()).toEqual([[], 0]);
});

it.each([
  [{ staff_units: 1_001 }, { 'value.staff_units': 'too_big' }],
  [{ staff_units: -1 }, { 'value.staff_units': 'too_small' }],
  [{ staff_units: 2.5 }, { 'value.staff_units': 'not_whole' }],
  [{ shopper_units: 101 }, { 'value.shopper_units': 'too_big' }],
])('%j is refused beside its field', async (value, fields) => {
  expect((await save(value)).problem).toMatchObject({ status: 400, fields });
});
