import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DELIVERY, placed } from './arrange/orders.ts';
import { arrangeDelivered, asked, found, receive, step } from './arrange/returns.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let order: Awaited<ReturnType<typeof arrangeDelivered>>;
let before: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
beforeEach(async () => {
  owner = await office.signIn('owner');
  order = await arrangeDelivered(office);
  before = (await sent()).length;
});
afterAll(() => office.close());

/** What was sent to the order's shopper, the oldest first. */
async function sent(): Promise<{ subject: string; text: string }[]> {
  const { rows } = await office.shop.database.pool.query(
    "select subject, text from outbox where order_id = $1 and channel = 'email' order by id",
    [order.id],
  );
  return rows;
}
const news = async () => (await sent()).slice(before).map(({ subject }) => subject);

it('each step of a return is announced once: asked, approved, its day, picked up, paid back', async () => {
  const { number } = order;
  const key = 'c3b1c6f4-0b9a-4a35-9a0c-2a1f6b1f0a01';
  const { id } = await asked(office, order, { key });
  await asked(office, order, { key });
  await step(office, owner, id, 'answerReturn', { approve: true });
  for (const day of ['2026-03-20', '2026-03-20', '2026-03-22']) {
    await step(office, owner, id, 'moveReturn', { to: 'pickup_booked', day });
  }
  await step(office, owner, id, 'moveReturn', { to: 'picked_up' });
  await step(office, owner, id, 'moveReturn', { to: 'received' });
  await step(office, owner, id, 'inspectReturn', { lines: [found(order.bulb)] });
  await step(office, owner, id, 'refundReturn', { route: 'wallet', proof: 'TRX-1' });
  expect(await news()).toEqual([
    `We have your return request for order ${number}`,
    `Your return from order ${number} is approved`,
    `We collect the return from order ${number} on Friday, 20 March`,
    `We collect the return from order ${number} on Sunday, 22 March`,
    `We have collected the return from order ${number}`,
    `A refund for your order ${number}`,
  ]);
});

it('a replacement and what goes back are announced too', async () => {
  const { number } = order;
  const first = await asked(office, order, { reason: 'damaged' });
  await receive(office, owner, first.id);
  const broken = [found(order.bulb, 'written_off')];
  await step(office, owner, first.id, 'inspectReturn', { lines: broken });
  const wanted = { lines: [{ id: order.bulb, quantity: 1 }], expected_total: 80 + DELIVERY };
  const { number: replacement } = await placed(office.shop, order.buyer, wanted);
  await step(office, owner, first.id, 'exchangeReturn', { replacement });
  const second = await asked(office, order, { reason: 'defective' });
  await receive(office, owner, second.id);
  const lines = [found(order.bulb, 'not_accepted')];
  await step(office, owner, second.id, 'inspectReturn', { lines });
  await step(office, owner, second.id, 'sendBackReturn', {});
  expect(await news()).toEqual([
    `We have your return request for order ${number}`,
    `Your return from order ${number} is approved`,
    `The replacement for your return from order ${number}`,
    `We have your return request for order ${number}`,
    `Your return from order ${number} is approved`,
    `Your return from order ${number} comes back to you`,
  ]);
});
