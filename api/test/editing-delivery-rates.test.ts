import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRatedPlace } from '../src/shipping/rated-place.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

const { stateId: GIZA, cityId: MOHANDESSIN } = findRatedPlace('المهندسين');

let office: TestBackOffice;
let manager: StaffCaller;
let lamp: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  lamp = await insertProduct(office.db, { listPrice: 100, stock: 10 });
});
afterAll(() => office.close());

const RATE = { cost: 42.5, free_over: 900, days: { min: 1, max: 3 } };

const set = (body: object) => office.call('setDeliveryRate', { body }, { as: manager });
const remove = (body: object) => office.call('removeDeliveryRate', { body }, { as: manager });
const see = async (id: number) =>
  (await office.call('getDeliveryRates', { params: { id } }, { as: manager })).body.data;
const rateOf = async (city: number | null) =>
  (await see(GIZA)).cities.find(({ id }) => id === city)?.rate ?? null;

/** The delivery estimate for Mohandessin. */
async function shoppersCost() {
  const { body } = await office.shop.call('getShippingCost', {
    body: { state_id: GIZA, city_id: MOHANDESSIN, lines: [{ id: lamp, quantity: 1 }] },
  });
  return body.data;
}

it('a city’s own rate is what shoppers pay at once, and its governorate’s again when it is removed', async () => {
  const before = await see(GIZA);
  expect(before).toMatchObject({ id: GIZA, name: 'Giza', rate: { cost: expect.any(Number) } });
  expect(await rateOf(MOHANDESSIN)).toBeNull();
  const saved = await set({ governorate_id: GIZA, city_id: MOHANDESSIN, version: 0, ...RATE });
  expect(saved.body.data).toEqual({ ...RATE, version: expect.any(Number) });
  expect(await shoppersCost()).toMatchObject({ cost: 42.5, free_over: 900, days: RATE.days });
  const { body } = await office.call('listDeliveryRates', {}, { as: manager });
  expect(body.data).toHaveLength(27);
  expect(body.data.find(({ id }) => id === GIZA)).toMatchObject({
    own: 1 + before.cities.filter(({ rate }) => rate !== null).length,
    cities: before.cities.length,
  });
  const { version } = saved.body.data;
  await remove({ governorate_id: GIZA, city_id: MOHANDESSIN, version });
  expect(await shoppersCost()).toMatchObject({ cost: before.rate?.cost });
  expect(await remove({ governorate_id: GIZA, city_id: MOHANDESSIN, version })).toMatchObject({
    status: 404,
    problem: { code: 'rate_not_found' },
  });
});

it('of two editors who saw the same rate one saves, and the other is shown what it is now', async () => {
  const at = { governorate_id: GIZA, city_id: null };
  const seen = (await see(GIZA)).rate?.version;
  const answers = await Promise.all(
    [70, 80].map((cost) => set({ ...at, version: seen, ...RATE, cost })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rate } = await see(GIZA);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'record_changed',
    version: rate?.version,
    current: rate,
  });
});

it('a rate that was removed and set again is not the one that was seen before', async () => {
  const at = { governorate_id: GIZA, city_id: MOHANDESSIN };
  const first = (await set({ ...at, version: 0, ...RATE })).body.data;
  await remove({ ...at, version: first.version });
  const missed = await set({ ...at, version: first.version, ...RATE });
  expect(missed).toMatchObject({ status: 409, problem: { version: 0, current: null } });
  await set({ ...at, version: 0, ...RATE });
  expect(await remove({ ...at, version: first.version })).toMatchObject({ status: 409 });
});

it('a city of another governorate, days that run backwards and unknown places are refused', async () => {
  const { stateId: cairo } = findRatedPlace('EG-C');
  const body = { governorate_id: cairo, city_id: MOHANDESSIN, version: 0, ...RATE };
  expect(await set(body)).toMatchObject({ status: 400, problem: { code: 'validation_failed' } });
  expect(await set({ ...body, city_id: null, days: { min: 3, max: 1 } })).toMatchObject({
    status: 400,
    problem: { fields: { 'days.max': 'days_backwards' } },
  });
  expect(await set({ ...body, governorate_id: 9_999, city_id: null })).toMatchObject({
    status: 404,
    problem: { code: 'state_not_found' },
  });
});
