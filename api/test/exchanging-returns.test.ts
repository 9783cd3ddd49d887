import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { setStock } from '../src/products/set-stock.ts';
import { closeAudited } from './arrange/close-audited.ts';
import type { ConfirmedOrder } from './arrange/fulfilment.ts';
import { depsOf, stockOf } from './arrange/orders.ts';
import { arrangeDelivered, asked, found, receive, returnsOf, step } from './arrange/returns.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let order: Awaited<ReturnType<typeof arrangeDelivered>>;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
beforeEach(async () => {
  owner = await office.signIn('owner');
  order = await arrangeDelivered(office);
});
afterAll(() => closeAudited(office));

const bulbs = (quantity: number) => [{ product_id: order.bulb, quantity }];
const lamp = () => [{ product_id: order.lamp, quantity: 1 }];
const read = (of: ConfirmedOrder = order) => returnsOf(office, of);

it('a return is exchanged for the same pieces once more: an order for nothing that takes stock and waits to be packed', async () => {
  const { id } = await asked(office, order, { reason: 'damaged', lines: bulbs(2) });
  await receive(office, owner, id);
  const lines = [found(order.bulb, 'written_off', 2)];
  await step(office, owner, id, 'inspectReturn', { lines });
  const stock = await stockOf(office.shop, order.bulb);
  const { body: now } = await office.call('getReturn', { params: { id } }, { as: owner });
  const body = { version: now.data.version };
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      office.call('exchangeReturn', { params: { id }, body }, { as: owner }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await stockOf(office.shop, order.bulb)).toBe(stock - 2);
  const [seen] = (await read()).returns;
  expect(seen).toMatchObject({ state: 'exchanged', refund: null, refund_due: null });
  const after = await office.call('getReturn', { params: { id } }, { as: owner });
  const replacement = after.body.data.replacement?.id ?? 0;
  const sent = { ...order, id: replacement, number: seen?.replacement ?? '' };
  const { parcel } = await arrangeDelivered(office, sent);
  const { body: shown } = await office.call('getParcel', { params: { id: parcel } }, { as: owner });
  expect(shown.data).toMatchObject({ state: 'delivered', cash: 0 });
  const more = await read(sent);
  expect(more.lines).toMatchObject([{ product_id: order.bulb, without_reason: { units: 2 } }]);
});

it('a return is not exchanged for what the shop has not got', async () => {
  const { id } = await asked(office, order, { reason: 'damaged', lines: lamp() });
  await receive(office, owner, id);
  const lines = [found(order.lamp, 'written_off')];
  await step(office, owner, id, 'inspectReturn', { lines });
  const { rows } = await office.shop.database.pool.query('select sku from products where id = $1', [
    order.lamp,
  ]);
  await setStock(depsOf(office.shop), commandLine, { sku: rows[0].sku, stock: 0 });
  const { problem } = await step(office, owner, id, 'exchangeReturn', {});
  expect(problem).toMatchObject({ status: 409, code: 'order_differs' });
  expect((await read()).returns[0]).toMatchObject({ state: 'inspected' });
});
