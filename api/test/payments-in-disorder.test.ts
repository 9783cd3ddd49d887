import { randomUUID } from 'node:crypto';
import type { OnlineMethod, ProviderName } from '@dp/contract/payments.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { decideRefund } from '../src/payment-desk/decide-refund.ts';
import { refundOrder } from '../src/payment-desk/refund-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { arrangeBuyer, DELIVERY, placed } from './arrange/orders.ts';
import { type BookedPayment, seeded, UnrulyProvider } from './arrange/payment-disorder.ts';
import { deliver, offer, referenceOf, startDrivers, work } from './arrange/payments.ts';
import type { SentCallback } from './arrange/provider-simulator.ts';
import { TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

/** Orders paid in disorder; many more by `DP_PAYMENTS`. */
const ORDERS = Number(process.env.DP_PAYMENTS ?? 25);
const SEED = Number(process.env.DP_SEED ?? 1_123);

const METHODS = ['card', 'wallet', 'kiosk'] as const satisfies readonly OnlineMethod[];
const byPayment = (one: BookedPayment, other: BookedPayment) =>
  one.payment < other.payment ? -1 : 1;

let simulators: readonly Awaited<ReturnType<typeof startDrivers>>[number][];

beforeAll(async () => {
  simulators = await startDrivers(() => new Date());
});
afterAll(() => {
  for (const { simulator } of simulators) simulator.stop();
});

it('payments in every disorder pay each order once, ship none unpaid, and every pound is booked', {
  timeout: 60_000 + ORDERS * 1_000,
}, async () => {
  const random = seeded(SEED);
  const chance = (of: number) => random() < of;
  const providers = simulators.map(
    ({ driver, simulator }) => new UnrulyProvider(driver, simulator, random),
  );
  const shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, providers);
  await offer(shop, { card: 'paymob', wallet: 'kashier', kiosk: 'fawry' });
  const lamp = await insertProduct(shop.db, { listPrice: 400, stock: ORDERS });
  const buyer = await arrangeBuyer(shop);
  const as = { token: buyer.token };
  const sent: { readonly to: ProviderName; readonly callback: SentCallback }[] = [];
  const orders: number[] = [];
  const someMethod = () => METHODS[Math.floor(random() * METHODS.length)] ?? 'card';

  const begin = async (id: number, method: OnlineMethod) => {
    const input = { params: { id }, body: { method } };
    const { status } = await shop.callAsItIs('beginPayment', input, as);
    return status === 200 ? referenceOf(shop, id) : undefined;
  };
  const arrive = async ({ to, callback }: (typeof sent)[number]) =>
    expect([200, 401]).toContain(await deliver(shop, callback, to));
  const step = async () => {
    if (orders.length < ORDERS && chance(0.5)) {
      const body = { payment_method: someMethod() };
      const wanted = { lines: [{ id: lamp, quantity: 1 }], expected_total: 400 + DELIVERY, body };
      orders.push((await placed(shop, buyer, wanted)).id);
    }
    const id = orders[Math.floor(random() * orders.length)] ?? 0;
    const method = someMethod();
    const reference = chance(0.6) ? await begin(id, method) : undefined;
    if (reference !== undefined && chance(0.8)) {
      const how = chance(0.65) ? 'success' : chance(0.8) ? 'decline' : 'amount_changed';
      for (const provider of providers) {
        const callbacks = await provider.pay(reference, how);
        sent.push(...callbacks.map((callback) => ({ to: provider.name, callback })));
      }
    }
    // Whatever was sent arrives in any order, late or never.
    while (sent.length > 0 && chance(0.6)) {
      const [one] = sent.splice(Math.floor(random() * sent.length), 1);
      if (!one) break;
      await arrive(one);
      if (chance(0.1)) sent.push(one);
    }
    if (chance(0.1)) await shop.callAsItIs('checkPayment', { params: { id }, body: {} }, as);
    if (chance(0.08)) await shop.callAsItIs('cancelOrder', { params: { id }, body: {} }, as);
    if (chance(0.15)) await refundSome(id);
    shop.clock.advance({ seconds: Math.floor(random() * 240) });
    // The machine's clock is corrected, forwards or backwards.
    if (chance(0.03)) shop.clock.advance({ minutes: chance(0.5) ? -50 : 50 });
    if (chance(0.2)) await work(shop);
  };
  const refundSome = async (orderId: number) => {
    const { rows } = await shop.db.execute<{ id: number; left: number }>(sql`
      select id, (received_piastres - refunded_piastres)::int as left from payment_attempts
      where order_id = ${orderId} and received_piastres > refunded_piastres order by id limit 1`);
    const [attempt] = rows;
    if (!attempt) return;
    const amount = Math.max(1, Math.floor(random() * attempt.left)) / 100;
    const body = { key: randomUUID(), attempt_id: attempt.id, amount, reason: 'Disorder' };
    const asked = refundOrder(shop.deps, commandLine, orderId, { ...body, route: 'provider' });
    await asked.catch(({ code }) => expect(code).toBe('refund_in_progress'));
  };

  /** Where a provider does not tell how much it paid back, somebody looks at its own pages. */
  const decideDoubts = async (theirs: readonly BookedPayment[]) => {
    const { rows } = await shop.db.execute<{ id: number; payment: string; refunded: number }>(sql`
      select refunds.id, provider_payment as payment, refunded_piastres::int as refunded
      from refunds join payment_attempts on payment_attempts.id = attempt_id
      where refunds.state = 'unknown' and provider <> 'paymob'`);
    for (const { id, payment, refunded } of rows) {
      const found = theirs.find((one) => one.payment === payment);
      const wentBack = found !== undefined && found.refunded > refunded;
      const decided = wentBack ? { outcome: 'paid', proof: 'SEEN' } : { outcome: 'not_paid' };
      await decideRefund(shop.deps, commandLine, { id, ...(decided as { outcome: 'not_paid' }) });
    }
  };

  while (orders.length < ORDERS) await step();
  for (let more = 0; more < ORDERS; more += 1) await step();
  for (const one of sent) await arrive(one);
  for (let hours = 0; hours < 110; hours += 1) {
    shop.clock.advance({ hours: 1 });
    while ((await work(shop)) > 0 && chance(0.5));
  }
  // Then everything that is still due.
  for (let hours = 0; hours < 3; hours += 1) {
    shop.clock.advance({ hours: 1 });
    while ((await work(shop)) > 0);
  }

  const theirs = (await Promise.all(providers.map((provider) => provider.books())))
    .flat()
    .toSorted(byPayment);
  await decideDoubts(theirs);
  expect((await auditShop(shop.db)).findings).toEqual([]);
  const { rows } = await shop.db.execute<{ state: string; payment: string; n: number }>(
    sql`select state, payment, count(*)::int as n from orders group by 1, 2`,
  );
  for (const { state, payment } of rows)
    expect([state, payment]).not.toEqual(['ongoing', 'awaiting']);
  const books = await shop.db.execute<BookedPayment & Record<string, unknown>>(sql`
    select provider_payment as payment, received_piastres::int as received, refunded_piastres::int as refunded
    from payment_attempts where received_piastres > 0`);
  expect(books.rows.toSorted(byPayment)).toEqual(theirs);
  const { rows: open } = await shop.db.execute(
    sql`select id from refunds where state in ('requested', 'sending', 'unknown')`,
  );
  expect(open).toEqual([]);
  await shop.close();
});
