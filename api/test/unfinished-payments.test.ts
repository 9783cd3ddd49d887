import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAudited } from './arrange/close-audited.ts';
import type { Buyer } from './arrange/orders.ts';
import {
  begin,
  deliver,
  orderLamp,
  type PaymobSimulator,
  referenceOf,
  shown,
  startPaymobSimulator,
  work,
} from './arrange/payments.ts';
import { openPaymobShop } from './arrange/paymob-shop.ts';
import type { TestApp } from './test-app.ts';

let simulator: PaymobSimulator;
let shop: TestApp;
let buyer: Buyer;

beforeAll(async () => {
  simulator = await startPaymobSimulator();
});
afterAll(() => simulator.stop());

beforeEach(async () => {
  ({ shop, buyer } = await openPaymobShop(simulator));
  return () => closeAudited(shop);
});

/** A paid order with its callback delivered. */
async function arrangePaid(): Promise<number> {
  const { id } = await orderLamp(shop, buyer);
  const { reference } = await begin(shop, buyer, { id });
  for (const each of (await simulator.pay(reference, 'success')).callbacks) {
    await deliver(shop, each);
  }
  return id;
}

async function money(orderId: number) {
  const { payment } = await shown(shop, buyer, orderId);
  return { state: payment.state, paid: payment.paid, refunded: payment.refunded };
}

// What a process leaves behind that is killed at each step, as rows; another process goes on from there.
describe('a process that was killed', () => {
  it('before it asked the provider to begin: the next try is another attempt', async () => {
    const { id } = await orderLamp(shop, buyer);
    const first = await begin(shop, buyer, { id });
    await shop.db.execute(sql`
      update payment_attempts set state = 'created', redirect_url = null, provider_order = null,
        provider_session = null where reference = ${first.reference}`);
    shop.clock.advance({ minutes: 1 });
    const second = await begin(shop, buyer, { id });
    expect(second.reference).not.toBe(first.reference);
    expect(second.payment.attempt?.step?.kind).toBe('redirect');
  });

  it('between storing a report and booking it: the report is booked, once', async () => {
    const { id } = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, { id });
    const [callback] = (await simulator.pay(reference, 'success')).callbacks;
    if (!callback) throw new Error('There is no callback.');
    // The booking of it fails, as if the process were gone.
    await shop.db.execute(sql`alter table payment_attempts rename to payment_attempts_away`);
    expect(await deliver(shop, callback)).toBe(500);
    await shop.db.execute(sql`alter table payment_attempts_away rename to payment_attempts`);
    expect(await money(id)).toMatchObject({ state: 'awaiting' });
    shop.clock.advance({ seconds: 11 });
    await work(shop);
    await work(shop);
    expect(await deliver(shop, callback)).toBe(200);
    expect(await money(id)).toEqual({ state: 'paid', paid: 450, refunded: 0 });
  });

  it('with a report that cannot be read: others do not wait for it', async () => {
    await shop.db.execute(sql`
      insert into payment_events (provider, digest, body, query, verdict, reading, received_at)
      values ('paymob', 'damaged', '', '', 'verified', '{', ${shop.clock.now().toISOString()}::timestamptz)`);
    const { id } = await orderLamp(shop, buyer);
    shop.clock.advance({ days: 2 });
    const failures: unknown[] = [];
    await work(shop, (error) => failures.push(error));
    expect(failures).toEqual([expect.any(SyntaxError)]);
    const { rows } = await shop.db.execute(sql`select state from orders where id = ${id}`);
    expect(rows).toEqual([{ state: 'cancelled' }]);
    await shop.db.execute(sql`delete from payment_events where digest = 'damaged'`);
  });

  it.each(['requested', 'sending', 'unknown'])(
    'with a refund that is %s: it is paid back, once',
    async (state) => {
      const id = await arrangePaid();
      await shop.db.execute(sql`
        insert into refunds (key, order_id, attempt_id, amount_piastres, reason, route, state, actor,
          actor_name, created_at, try_at)
        select 'left-behind', order_id, id, 10000, 'Broken', 'provider', ${state}, 'system', 'payments',
          ${shop.clock.now().toISOString()}::timestamptz, ${shop.clock.now().toISOString()}::timestamptz
        from payment_attempts where reference = ${await referenceOf(shop, id)}`);
      for (let rounds = 0; rounds < 4; rounds += 1) {
        shop.clock.advance({ minutes: 30 });
        await work(shop);
      }
      expect(await money(id)).toEqual({ state: 'paid', paid: 450, refunded: 100 });
    },
  );
});

describe('a card number that a provider sends by mistake', () => {
  const CARD = '4111111111111111';

  it('is stored nowhere', async () => {
    const id = await arrangePaid();
    const body = JSON.stringify({ type: 'TRANSACTION', obj: { id, source_data: { pan: CARD } } });
    expect(await deliver(shop, { query: `hmac=00&pan=${CARD}`, body })).toBe(401);
    const { rows } = await shop.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    for (const { name } of rows) {
      const { rows: found } = await shop.db.execute(
        sql`select 1 from ${sql.identifier(name)} as each where each::text like ${`%${CARD}%`}`,
      );
      expect(found, name).toEqual([]);
    }
    const { rows: events } = await shop.db.execute<{ body: string }>(
      sql`select body from payment_events where verdict = 'bad_signature'`,
    );
    expect(events[0]?.body).toContain('•••• 1111');
  });
});
