import type { OrderPayment } from '@dp/contract/order-payments.ts';
import type { Order } from '@dp/contract/orders.ts';
import type { OnlineMethod, PaymentMethod, ProviderName } from '@dp/contract/payments.ts';
import { sql } from 'drizzle-orm';
import { workOnPayments } from '../../src/paying/work-on-payments.ts';
import { createFawry } from '../../src/payment-providers/fawry/create-fawry.ts';
import type { FawrySettings } from '../../src/payment-providers/fawry/fawry-settings.ts';
import { createKashier } from '../../src/payment-providers/kashier/create-kashier.ts';
import { createPaymob } from '../../src/payment-providers/paymob/create-paymob.ts';
import type { PaymobSettings } from '../../src/payment-providers/paymob/paymob-settings.ts';
import type { PaymentProvider } from '../../src/payments/payment-provider.ts';
import type { TestApp } from '../test-app.ts';
import { arrangeBulbAndLamp, type Buyer, placed } from './orders.ts';
import { type SentCallback, type Simulator, startSimulator } from './provider-simulator.ts';

/** A simulator of Paymob in a process of its own, and the shop's account there. */
export interface PaymobSimulator extends Simulator {
  readonly settings: PaymobSettings;
  provider(now: () => Date): PaymentProvider;
}

export async function startPaymobSimulator(): Promise<PaymobSimulator> {
  const simulator = await startSimulator('paymob');
  const settings: PaymobSettings = {
    baseUrl: simulator.address,
    publicKey: 'egy_pk_test_simulator',
    secretKey: 'egy_sk_test_simulator',
    apiKey: 'simulator_api_key',
    hmacSecret: 'sim_hmac_secret',
    integrations: { card: '11', wallet: '12', kiosk: '13' },
  };
  return { ...simulator, settings, provider: (now) => createPaymob(settings, now) };
}

export async function startKashierSimulator() {
  const simulator = await startSimulator('kashier');
  const driver = createKashier({
    mode: 'test',
    baseUrl: simulator.address,
    refundUrl: simulator.address,
    merchantId: 'MID-1000-1',
    apiKey: 'sim_kashier_api_key',
    secretKey: 'sim_kashier_secret_key',
    methods: ['card', 'wallet'],
  });
  return { simulator, driver };
}

export async function startFawrySimulator(now: () => Date) {
  const simulator = await startSimulator('fawry');
  const settings: FawrySettings = {
    mode: 'test',
    baseUrl: simulator.address,
    merchantCode: 'SIM-1',
    secureKey: 'sim_fawry_secure_key',
    methods: ['card', 'wallet', 'kiosk'],
  };
  return { simulator, driver: createFawry(settings, now) };
}

/** Every provider's driver with its simulator. */
export async function startDrivers(
  now: () => Date,
): Promise<{ readonly simulator: Simulator; readonly driver: PaymentProvider }[]> {
  const paymob = await startPaymobSimulator();
  return [
    { simulator: paymob, driver: paymob.provider(now) },
    await startKashierSimulator(),
    await startFawrySimulator(now),
  ];
}

/** Offers these ways to pay besides cash, as an owner would have saved them. */
export async function offer(shop: TestApp, ways: object): Promise<void> {
  const value = JSON.stringify(ways);
  await shop.db.execute(sql`
    insert into settings (name, value, version) values ('payments', ${value}::jsonb, 1)
    on conflict (name) do update set value = excluded.value, version = settings.version + 1`);
}

/** An order of one lamp (400 + 50 delivery), to be paid as said. */
export async function orderLamp(
  shop: TestApp,
  buyer: Buyer,
  method: PaymentMethod = 'card',
  quantity = 1,
): Promise<Order & { lamp: number }> {
  const { lamp } = await arrangeBulbAndLamp(shop, buyer);
  const order = await placed(shop, buyer, {
    lines: [{ id: lamp, quantity }],
    expected_total: 400 * quantity + 50,
    body: { payment_method: method },
  });
  return { ...order, lamp };
}

/** Begins paying; the answered order with the reference of its newest attempt. */
export async function begin(
  shop: TestApp,
  buyer: Buyer,
  { id }: { id: number },
  method: OnlineMethod | 'instapay' = 'card',
): Promise<{ payment: OrderPayment; reference: string }> {
  const input = { params: { id }, body: { method } };
  const { status, body, problem } = await shop.call('beginPayment', input, { token: buyer.token });
  if (status !== 200) throw new Error(`The payment did not begin: ${problem.code}`);
  return { payment: body.data.payment, reference: await referenceOf(shop, id) };
}

/** The reference of an order's newest attempt. */
export async function referenceOf(shop: TestApp, orderId: number): Promise<string> {
  const { rows } = await shop.db.execute<{ reference: string }>(
    sql`select reference from payment_attempts where order_id = ${orderId} order by id desc limit 1`,
  );
  return rows[0]?.reference ?? '';
}

/** Delivers what a provider sent; the HTTP status. */
export async function deliver(
  shop: TestApp,
  { query, body, headers = {} }: SentCallback,
  provider: ProviderName = 'paymob',
): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/payments/${provider}/callback?${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return answer.statusCode;
}

/** The order as its shopper sees it. */
export async function shown(shop: TestApp, buyer: Buyer, id: number): Promise<Order> {
  const { body } = await shop.call(
    'getOrder',
    { params: { id }, body: {} },
    { token: buyer.token },
  );
  return body.data;
}

/** The tasks that payments left for staff. */
export async function tasksOf(shop: TestApp): Promise<{ kind: string; piastres: number | null }[]> {
  const { rows } = await shop.db.execute<{ kind: string; piastres: number | null }>(
    sql`select kind, amount_piastres::int as piastres from payment_tasks where closed_at is null order by id`,
  );
  return rows;
}

/** One round of the background work. @throws what any record of it throws, unless `failed` takes it. */
export function work(shop: TestApp, failed: (error: unknown) => void = rethrow): Promise<number> {
  return workOnPayments(shop.deps, failed);
}

function rethrow(error: unknown): never {
  throw error;
}

/** Numbers the shop's next orders from here on. */
export async function startOrderNumbersAt(shop: TestApp, first: number): Promise<void> {
  await shop.db.execute(sql`select setval('order_numbers', ${first})`);
}
