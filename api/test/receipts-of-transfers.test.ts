import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runHousekeeping } from '../src/housekeeping.ts';
import { begin, shown } from './arrange/payments.ts';
import { enormousPicture, photograph } from './arrange/photographs.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { arrangeTransfer } from './arrange/staff-changes/payment-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let transfer: Awaited<ReturnType<typeof arrangeTransfer>>;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
beforeEach(async () => {
  transfer = await arrangeTransfer(office);
});
afterAll(() => office.close());

const add = (body: Buffer, token = transfer.buyer.token) =>
  office.shop.call('addReceipt', { params: { id: transfer.order.id }, body }, { token });
const remove = (token = transfer.buyer.token) =>
  office.shop.call('removeReceipt', { params: { id: transfer.order.id }, body: {} }, { token });
const seen = (id = transfer.attemptId) =>
  office.call('getReceipt', { params: { id } }, { as: owner });
const reject = () =>
  office.call(
    'rejectTransfer',
    { params: { id: transfer.attemptId }, body: { reason: 'Nothing arrived' } },
    { as: owner },
  );

it('staff see the receipt beside its transfer, upright, small and without where it was taken', async () => {
  const file = await sharp(await photograph(3_000, 1_000))
    .withExif({ IFD3: { GPSLatitude: '30/1 2/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await add(file);
  expect(body.data.payment.attempt).toMatchObject({ receipt: true });
  const desk = await office.call('getPaymentDesk', {}, { as: owner });
  const listed = desk.body.data.transfers.find(({ attempt_id: id }) => id === transfer.attemptId);
  expect(listed).toMatchObject({ receipt: true, sender_end: '1234' });
  const money = await office.call(
    'getOrderMoney',
    { params: { id: transfer.order.id } },
    { as: owner },
  );
  expect(money.body.data.attempts[0]?.transfer).toMatchObject({ receipt: true });
  const stored = await sharp((await seen()).bytes).metadata();
  expect(stored).toMatchObject({ format: 'jpeg', height: 1_600 });
  expect(stored.exif).toBeUndefined();
});

it('a reported transfer is checked, which the history says in place of asking to pay', async () => {
  const { partnerId, token } = transfer.buyer;
  const history = () => office.shop.call('listOrders', { params: { id: partnerId } }, { token });
  expect((await history()).body.data).toMatchObject([{ to_pay: { checking: true } }]);
  await reject();
  expect((await history()).body.data).toMatchObject([{ to_pay: { checking: false } }]);
});

it('a second picture replaces the first, and it can be removed until the shop has decided', async () => {
  await add(await photograph(400, 300));
  await add(await photograph(200, 100));
  expect(await sharp((await seen()).bytes).metadata()).toMatchObject({ width: 200 });
  const { body } = await remove();
  expect(body.data.payment.attempt).toMatchObject({ receipt: false });
  expect((await seen()).problem.code).toBe('receipt_not_found');
  await add(await photograph());
  await reject();
  expect((await remove()).problem.code).toBe('payment_not_awaited');
  expect((await add(await photograph())).problem.code).toBe('payment_not_awaited');
  expect((await seen()).status).toBe(200);
});

it.each([
  ['something else', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', () => Buffer.alloc(0)],
  ['one that is enormous once it is decoded', () => enormousPicture()],
])('%s is refused, and what the shopper said of the transfer stays', async (_, file) => {
  expect((await add(await file())).problem).toMatchObject({
    status: 422,
    code: 'shopper_picture_unusable',
  });
  const { payment } = await shown(office.shop, transfer.buyer, transfer.order.id);
  expect(payment.attempt).toMatchObject({ receipt: false, checking_since: expect.any(String) });
});

it('a stranger adds and removes nothing, and staff without orders see nothing', async () => {
  await add(await photograph());
  const { token } = await arrangeShopper(office.shop);
  expect((await add(await photograph(), token)).problem.code).toBe('order_not_found');
  expect((await remove(token)).problem.code).toBe('order_not_found');
  const as = await office.signIn(['content.edit']);
  const { problem } = await office.call(
    'getReceipt',
    { params: { id: transfer.attemptId } },
    { as },
  );
  expect(problem.code).toBe('permission_required');
});

it('the receipt of a transfer that was never reported is gone a day after the order ended', async () => {
  const { buyer } = transfer;
  await office.shop.db.execute(
    sql`update payment_attempts set sender_end = null, checking_since = null where id = ${transfer.attemptId}`,
  );
  await add(await photograph());
  const { id } = transfer.order;
  await office.shop.call('cancelOrder', { params: { id }, body: {} }, { token: buyer.token });
  await runHousekeeping(office.shop.deps);
  expect((await seen()).status).toBe(200);
  office.clock.advance({ hours: 25 });
  owner = await office.signIn('owner');
  await runHousekeeping(office.shop.deps);
  expect((await seen()).problem.code).toBe('receipt_not_found');
});

it('a reported one is stored for as long as what providers sent', async () => {
  await add(await photograph());
  await reject();
  office.clock.advance({ hours: 399 * 24 });
  await runHousekeeping(office.shop.deps);
  owner = await office.signIn('owner');
  expect((await seen()).status).toBe(200);
  office.clock.advance({ hours: 48 });
  await runHousekeeping(office.shop.deps);
  owner = await office.signIn('owner');
  expect((await seen()).problem.code).toBe('receipt_not_found');
});

it('the account that is deleted takes it along', async () => {
  await add(await photograph());
  const { token } = transfer.buyer;
  const { id } = transfer.order;
  await office.shop.call('cancelOrder', { params: { id }, body: {} }, { token });
  // Until then it is looked for.
  await reject();
  expect((await office.shop.call('deleteAccount', { body: {} }, { token })).status).toBe(200);
  expect((await seen()).problem.code).toBe('receipt_not_found');
});

it('another try to transfer has no receipt yet', async () => {
  await add(await photograph());
  await reject();
  const { payment } = await begin(office.shop, transfer.buyer, transfer.order, 'instapay');
  expect(payment.attempt).toMatchObject({ state: 'pending', receipt: false });
});
