import { randomUUID } from 'node:crypto';
import type { Order } from '@dp/contract/orders.ts';
import type { Deps } from '../../src/deps.ts';
import { commandLine } from '../../src/principals/principal.ts';
import { advanceOrder } from '../../src/shipments/advance-order.ts';
import { type Answer, type TestApp, testConfig } from '../test-app.ts';
import { insertProduct } from './catalogue.ts';
import { type ArrangedShopper, arrangeShopper } from './shoppers.ts';

/** A shopper who can order: signed in, verified, with an address in Nasr City (delivery 50 EGP, free from 2,500). */
export interface Buyer extends ArrangedShopper {
  readonly addressId: number;
}

/** Delivery to a buyer's address, EGP. */
export const DELIVERY = 50;

/** The address of a buyer, as it is sent. */
export const HOME = {
  full_name: 'Mona Adel',
  mobile: '01012345678',
  state_id: 1,
  city_id: 1001,
  street: '12 Abbas El Akkad',
};

/** A shopper who can order, given as `arrangeShopper` wants it. */
export async function arrangeBuyer(
  shop: TestApp,
  given: Parameters<typeof arrangeShopper>[1] = {},
): Promise<Buyer> {
  const shopper = await arrangeShopper(shop, given);
  return { ...shopper, addressId: await arrangeAddress(shop, shopper) };
}

/** One more address of a shopper; returns its id. */
export async function arrangeAddress(
  shop: TestApp,
  { token }: { token: string },
  changes: object = {},
): Promise<number> {
  const { body } = await shop.call('storeAddress', { body: { ...HOME, ...changes } }, { token });
  return body.data.id;
}

/** Two products for a buyer's order: a bulb at 80 EGP (89 less 10 %), ten of it; a lamp at 400 EGP, three of it. */
export async function arrangeBulbAndLamp(
  shop: TestApp,
  buyer: Buyer,
): Promise<{ bulb: number; lamp: number }> {
  const bulb = await insertProduct(shop.db, {
    sku: `BULB-${buyer.customerId}`,
    name: { ar: 'لمبة ليد', en: 'LED bulb' },
    listPrice: 89,
    discount: 10,
    stock: 10,
    specs: { cct_kelvin: [3_000] },
  });
  const lamp = await insertProduct(shop.db, {
    name: { ar: 'أباجورة', en: 'Table lamp' },
    listPrice: 400,
    stock: 3,
  });
  return { bulb, lamp };
}

/** A placement's body without the buyer; `body` replaces or adds single fields. */
export interface Wanted {
  readonly lines: readonly { id: number; quantity: number; expected_price?: number }[];
  /** EGP. */
  readonly expected_total: number;
  readonly key?: string;
  readonly body?: object;
  readonly locale?: 'ar' | 'en';
}

/** Asks to place an order. */
export function place(
  shop: TestApp,
  buyer: Buyer,
  { lines, expected_total, key = randomUUID(), body = {}, locale = 'en' }: Wanted,
): Promise<Answer<{ data: Order }>> {
  return shop.call(
    'placeOrder',
    {
      body: {
        address_id: buyer.addressId,
        lines,
        payment_method: 'cash_on_delivery',
        expected_total,
        ...body,
      },
    },
    { token: buyer.token, locale, headers: { 'idempotency-key': key } },
  );
}

/** Places an order and expects it to be accepted. */
export async function placed(shop: TestApp, buyer: Buyer, wanted: Wanted): Promise<Order> {
  const answer = await place(shop, buyer, wanted);
  if (answer.status !== 200) {
    throw new Error(`The order was refused: ${JSON.stringify(answer.problem)}`);
  }
  return answer.body.data;
}

/** How many units of a product are left. */
export async function stockOf(shop: TestApp, id: number): Promise<number> {
  const { rows } = await shop.database.pool.query('select stock from products where id = $1', [id]);
  return rows[0].stock;
}

/** How many orders a shopper has. */
export async function countOrders(
  shop: TestApp,
  { customerId }: { customerId: number },
): Promise<number> {
  const { rows } = await shop.database.pool.query(
    'select count(*)::int as n from orders where customer_id = $1',
    [customerId],
  );
  return rows[0].n;
}

/** What the shop's own use cases work with, which no call reaches. */
export function depsOf(shop: TestApp): Deps {
  return { db: shop.db, config: testConfig, now: shop.clock.now };
}

/** Takes the shop's steps with an order, up to and including `to`. */
export async function advanceTo(
  shop: TestApp,
  orderId: number,
  to: 'ongoing' | 'dispatched' | 'delivered' | 'completed',
): Promise<void> {
  const steps = ['ongoing', 'dispatched', 'delivered', 'completed'] as const;
  for (const step of steps.slice(0, steps.indexOf(to) + 1)) {
    await advanceOrder(depsOf(shop), commandLine, { orderId, to: step });
  }
}
