import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let warehouse: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  warehouse = await office.signIn('warehouse');
});
afterAll(() => office.close());

const FIELDS = {
  name: { ar: 'النيل السريع', en: 'Nile Express' },
  phone: '19000',
  tracking_link: 'https://nile.example/track/{number}',
};
const add = (body: object = {}) =>
  office.call('addCourier', { body: { ...FIELDS, kind: 'manual', ...body } }, { as: manager });
const edit = (id: number, body: object) =>
  office.call(
    'editCourier',
    { params: { id }, body: { ...FIELDS, active: true, ...body } },
    { as: manager },
  );

it('a new courier gets parcels at once; a retired one gets no more, and can come back', async () => {
  const { id } = (await add()).body.data;
  const open = () => office.call('openHandover', { body: { courier_id: id } }, { as: warehouse });
  expect((await open()).status).toBe(200);
  expect((await edit(id, { version: 1, active: false })).body.data).toMatchObject({
    active: false,
    version: 2,
  });
  expect((await open()).problem).toMatchObject({ status: 409, code: 'courier_inactive' });
  const { data } = (await office.call('listCouriers', {}, { as: warehouse })).body;
  expect(data).toContainEqual(expect.objectContaining({ id, active: false }));
  await edit(id, { version: 2, active: true });
  expect((await open()).status).toBe(200);
});

it('of two who change a courier the second sees what the first saved', async () => {
  const { id } = (await add()).body.data;
  const { phone: _, tracking_link: __, ...named } = FIELDS;
  const body = { ...named, active: true, version: 1 };
  const first = await office.call('editCourier', { params: { id }, body }, { as: manager });
  expect(first.body.data).toMatchObject({ phone: null, tracking_link: null, version: 2 });
  expect((await edit(id, { version: 1 })).problem).toMatchObject({
    code: 'record_changed',
    version: 2,
    current: { id, phone: null, active: true },
  });
});

it.each([
  ['no Arabic name', { name: { ar: ' ', en: 'Nile' } }, { 'name.ar': 'name_required' }],
  [
    'a tracking link without a place for the number',
    { tracking_link: 'https://nile.example/' },
    { tracking_link: 'invalid' },
  ],
  [
    'one that is not https',
    { tracking_link: 'http://nile.example/{number}' },
    { tracking_link: 'invalid' },
  ],
])('%s is refused beside its field', async (_, body, fields) => {
  expect((await add(body)).problem).toMatchObject({ status: 400, fields });
});
