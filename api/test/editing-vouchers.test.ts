import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { arrangeCatalogue, insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, DELIVERY, place, placed } from './arrange/orders.ts';
import { usesOf } from './arrange/vouchers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let lamp: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  await arrangeCatalogue(office.db);
  lamp = await insertProduct(office.db, { listPrice: 1_000, stock: 1_000 });
});
afterAll(async () => {
  expect((await auditShop(office.db)).findings).toEqual([]);
  await office.close();
});

const create = (body: object) => office.call('createVoucher', { body }, { as: manager });
const edit = (id: number, body: object) =>
  office.call('editVoucher', { params: { id }, body }, { as: manager });
const end = (id: number, version: number) =>
  office.call('endVoucher', { params: { id }, body: { version } }, { as: manager });
const see = async (id: number) =>
  (await office.call('getVoucher', { params: { id } }, { as: manager })).body.data;
const check = (code: string) =>
  office.shop.call('checkVoucher', { body: { code, lines: [{ id: lamp, quantity: 1 }] } });

it('fewer uses for each customer than somebody had already hold from then on', async () => {
  const { body } = await create({ code: 'TWICE', amount: 10, max_uses_per_customer: 2 });
  const { id } = body.data;
  const buyer = await arrangeBuyer(office.shop);
  const order = {
    ...{ lines: [{ id: lamp, quantity: 1 }], expected_total: 990 + DELIVERY },
    body: { voucher_code: 'TWICE' },
  };
  await placed(office.shop, buyer, order);
  await placed(office.shop, buyer, order);
  const fewer = { amount: 10, max_uses_per_customer: 1, version: 1 };
  expect((await edit(id, fewer)).status).toBe(200);
  expect((await auditShop(office.db)).findings).toEqual([]);
  expect((await place(office.shop, buyer, order)).problem.code).toBe('order_differs');
});

it('a voucher holds as it was made, is listed first, and says what it gives and how often it was used', async () => {
  const made = await create({
    code: 'nour ٢٦',
    percent: 10,
    minimum: 500,
    starts_on: '2026-03-01',
    ends_on: '2026-03-31',
    max_uses: 100,
    max_uses_per_customer: 1,
    category: 'bulbs',
    brand: 'lumina',
  });
  const voucher = {
    code: 'NOUR26',
    percent: 10,
    amount: null,
    minimum: 500,
    starts_on: '2026-03-01',
    ends_on: '2026-03-31',
    max_uses: 100,
    max_uses_per_customer: 1,
    category: { slug: 'bulbs', name: { ar: expect.any(String), en: expect.any(String) } },
    brand: { slug: 'lumina', name: { ar: expect.any(String), en: expect.any(String) } },
    uses: 0,
    state: 'on',
    version: 1,
  };
  expect(made.body.data).toMatchObject(voucher);
  const { body } = await office.call('listVouchers', {}, { as: manager });
  expect(body.data[0]).toEqual(made.body.data);
  expect((await check('nour26')).problem.reason).toBe('nothing_in_scope');
  const scopes = await office.call('listVoucherScopes', {}, { as: manager });
  expect(scopes.body.data.categories.map(({ slug }) => slug)).toContain('bulbs');
});

it.each([
  ['a code of one letter', { code: 'A' }, { code: 'voucher_code_invalid' }],
  ['neither a percentage nor an amount', { percent: undefined }, { percent: 'percent_or_amount' }],
  ['both', { amount: 50 }, { percent: 'percent_or_amount' }],
  [
    'a last day before the first',
    { starts_on: '2026-05-02', ends_on: '2026-05-01' },
    { ends_on: 'ends_before_start' },
  ],
  ['no such day', { ends_on: '2026-02-30' }, { ends_on: 'day_invalid' }],
  ['more than all of it', { percent: 101 }, { percent: 'too_big' }],
])('%s is refused beside its field', async (_, body, fields) => {
  const { problem } = await create({ code: 'REFUSED', percent: 10, ...body });
  expect(problem).toMatchObject({ status: 400, fields });
});

it('a code exists once, and a category has to', async () => {
  await create({ code: 'ONCE-ONLY', percent: 10 });
  expect((await create({ code: 'once-only', amount: 5 })).problem.code).toBe('voucher_code_taken');
  const { problem } = await create({ code: 'SCOPELESS', percent: 10, category: 'no-such' });
  expect(problem).toMatchObject({ status: 404, code: 'category_not_found' });
});

it('an edited voucher gives at once what it says now, and the trail says what it was', async () => {
  const { id } = (await create({ code: 'EDITED', percent: 10, ends_on: '2026-03-31' })).body.data;
  const after = await edit(id, { version: 1, amount: 150, max_uses: 5 });
  expect(after.body.data).toMatchObject({ amount: 150, percent: null, ends_on: null, version: 2 });
  expect((await check('EDITED')).body.data).toMatchObject({ discount: 150, total: 850 });
  const rows = await office.db.select().from(auditLog);
  expect(rows.filter(({ action }) => action === 'voucher.edit').at(-1)).toMatchObject({
    subjectKind: 'voucher',
    subjectId: String(id),
    before: { percent: 10, amount: null, ends_on: '2026-03-31' },
    after: { percent: null, amount: 150, ends_on: null, max_uses: 5 },
  });
});

it('of two who edit a voucher the second sees what the first saved', async () => {
  const { id } = (await create({ code: 'TWO-EDIT', percent: 10 })).body.data;
  const [one, other] = await Promise.all([
    edit(id, { version: 1, percent: 20 }),
    edit(id, { version: 1, percent: 30 }),
  ]);
  const [saved, refused] = one.status === 200 ? [one, other] : [other, one];
  expect(saved.body.data).toMatchObject({ version: 2 });
  expect(refused.problem).toMatchObject({
    status: 409,
    code: 'record_changed',
    version: 2,
    current: saved.body.data,
  });
});

it('an ended voucher holds no longer and stays ended; ending it again changes nothing', async () => {
  const { id } = (await create({ code: 'ENDED', percent: 10 })).body.data;
  expect((await end(id, 1)).body.data).toMatchObject({ state: 'disabled', version: 2 });
  expect((await check('ENDED')).problem.reason).toBe('disabled');
  expect((await end(id, 1)).problem.code).toBe('record_changed');
  expect((await end(id, 2)).body.data.version).toBe(2);
  expect((await edit(id, { version: 2, percent: 10 })).problem.code).toBe('voucher_ended');
  expect((await edit(999_999, { version: 1, percent: 10 })).problem.code).toBe('voucher_not_found');
});

it('orders that are placed while their voucher is edited get what was agreed, or are agreed on again', async () => {
  const { id } = (await create({ code: 'MOVING', percent: 10, max_uses: 20 })).body.data;
  const buyers = await Promise.all(Array.from({ length: 8 }, () => arrangeBuyer(office.shop)));
  const wanted = (total: number) => ({
    lines: [{ id: lamp, quantity: 1 }],
    expected_total: total + DELIVERY,
    body: { voucher_code: 'MOVING' },
  });
  const tries = (some: typeof buyers) =>
    some.map((buyer) => place(office.shop, buyer, wanted(900)));
  const early = tries(buyers.slice(0, 4));
  const editing = edit(id, { version: 1, percent: 20, max_uses: 20 });
  const answers = await Promise.all([...early, ...tries(buyers.slice(4))]);
  expect((await editing).status).toBe(200);
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(taken.map(({ body }) => body.data.total)).toEqual(taken.map(() => 950));
  expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'order_differs'));
  expect(await usesOf(office.shop, 'MOVING')).toEqual({
    uses: taken.length,
    redemptions: taken.length,
  });
  // Fewer uses than there were are refused; as many use it up.
  const buyer = await arrangeBuyer(office.shop);
  await placed(office.shop, buyer, wanted(800));
  await placed(office.shop, buyer, wanted(800));
  const uses = taken.length + 2;
  const fewer = await edit(id, { version: 2, percent: 20, max_uses: uses - 1 });
  expect(fewer.problem).toMatchObject({ status: 400, fields: { max_uses: 'fewer_than_used' } });
  await edit(id, { version: 2, percent: 20, max_uses: uses });
  expect(await see(id)).toMatchObject({ uses, state: 'used_up' });
});

it('an order keeps what its voucher gave when staff edit the order after the voucher', async () => {
  const { id } = (await create({ code: 'AGREED', percent: 10 })).body.data;
  const buyer = await arrangeBuyer(office.shop);
  const order = await placed(office.shop, buyer, {
    lines: [{ id: lamp, quantity: 1 }],
    expected_total: 900 + DELIVERY,
    body: { voucher_code: 'AGREED' },
  });
  await edit(id, { version: 1, percent: 50, minimum: 100_000, category: 'bulbs' });
  await end(id, 2);
  const { body } = await office.call(
    'editOrder',
    {
      params: { id: order.id },
      body: {
        version: 1,
        lines: [{ product_id: lamp, quantity: 2 }],
        expected_total: 1_800 + DELIVERY,
      },
    },
    { as: manager },
  );
  expect(body.data).toMatchObject({ total: 1_850 });
});
