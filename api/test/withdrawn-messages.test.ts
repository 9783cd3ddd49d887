import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimDueMessages } from '../src/messages/message-store.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  // Senders are set, and no worker runs: what is queued stays queued until a test says otherwise.
  shop = await TestApp.open({
    smtpUrl: 'smtp://mail.example',
    smsWebhook: { url: 'https://sms.example', secret: 'sms-secret-for-tests' },
  });
});
afterAll(() => shop.close());

async function arrange() {
  const shopper = await arrangeBuyer(shop);
  const { pool } = shop.database;
  await pool.query('update customers set phone_verified_at = now() where id = $1', [
    shopper.customerId,
  ]);
  const lamp = await insertProduct(shop.db, { listPrice: 80, stock: 10 });
  const order = () =>
    placed(shop, shopper, { lines: [{ id: lamp, quantity: 1 }], expected_total: 130 });
  const cancel = (id: number) =>
    shop.call('cancelOrder', { params: { id } }, { token: shopper.token });
  const subjects = async () => {
    const { rows } = await pool.query(
      'select channel, subject from outbox where customer_id = $1 order by id',
      [shopper.customerId],
    );
    return rows.map(({ channel, subject }) => subject || channel);
  };
  return { order, cancel, subjects };
}

it('ordering and cancelling a hundred times sends nothing: each confirmation is withdrawn', async () => {
  const { order, cancel, subjects } = await arrange();
  for (let round = 0; round < 100; round += 1) await cancel((await order()).id);
  expect(await subjects()).toEqual([]);
});

it('a cancellation is announced by mail once the confirmation was sent, or is being sent', async () => {
  const { order, cancel, subjects } = await arrange();
  const { id, number } = await order();
  const at = shop.clock.now();
  const leaseEnd = new Date(at.getTime() + 60_000);
  await claimDueMessages(shop.db, { channels: ['email', 'sms'], at, leaseEnd, limit: 10 });
  await cancel(id);
  expect(await subjects()).toEqual([`Your order ${number} was cancelled`]);

  const second = await order();
  await shop.database.pool.query(`update outbox set status = 'sent' where order_id = $1`, [
    second.id,
  ]);
  await cancel(second.id);
  expect((await subjects()).at(-1)).toBe(`Your order ${second.number} was cancelled`);
});
