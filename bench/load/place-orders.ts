import { addDemoCustomer } from '@dp/api/accounts/add-demo-customer.ts';
import { openDatabase } from '@dp/api/database/database.ts';
import { ApiClient } from './call-shop.ts';
import { type Figures, percentiles } from './measure.ts';
import type { ShopData } from './shop-process.ts';

const PASSWORD = 'bench-lamp';

/** The shoppers who will order, each with a proven e-mail; before the shop is opened. */
export async function addBuyers({ folder, databaseUrl }: ShopData, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory: folder });
  try {
    for (let number = 0; number < count; number += 1) {
      const phone = `+2010${String(10_000_000 + number)}`;
      await addDemoCustomer(
        database.db,
        { name: 'مشتري التجربة', email: emailOf(number), phone, password: PASSWORD },
        new Date(),
      );
    }
  } finally {
    await database.close();
  }
}

function emailOf(number: number): string {
  return `buyer-${number}@example.com`;
}

/** A shopper who is signed in and has an address. */
export interface Buyer {
  readonly client: ApiClient;
  readonly userToken: string;
  readonly addressId: number;
}

/**
 * Each buyer asks for the quote of two products and places the order, again and again for some seconds. `perSecond`
 * and the times are those of whole orders.
 */
export async function measureOrders(
  origins: readonly string[],
  products: readonly number[],
  { buyers, seconds }: { readonly buyers: number; readonly seconds: number },
): Promise<Figures> {
  const ready = await Promise.all(
    Array.from({ length: buyers }, (_, number) =>
      signIn(origins[number % origins.length] ?? '', number),
    ),
  );
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const end = started + seconds * 1_000;
  await Promise.all(
    ready.map(async (buyer, number) => {
      for (let turn = number; performance.now() < end; turn += buyers) {
        const begun = performance.now();
        try {
          await order(buyer, [
            products[(turn * 2) % products.length] ?? 0,
            products[(turn * 2 + 1) % products.length] ?? 0,
          ]);
          times.push(performance.now() - begun);
        } catch {
          failed += 1;
        }
      }
    }),
  );
  const perSecond = times.length / ((performance.now() - started) / 1_000);
  for (const { client } of ready) client.close();
  return { perSecond, count: times.length, ...percentiles(times), failed };
}

export async function signIn(origin: string, number: number): Promise<Buyer> {
  const client = await ApiClient.open(origin);
  const answer = await client.call('login', {
    body: { login: emailOf(number), password: PASSWORD },
  });
  if (!('token' in answer.data)) throw new Error('The buyer was asked for a code.');
  const userToken = answer.data.token;
  const { data: states } = await client.call('listStatesAndCities', { body: { limit: 100 } });
  const [state] = states;
  const [city] = state?.cities ?? [];
  const { data: address } = await client.call('storeAddress', {
    userToken,
    body: {
      full_name: 'مشتري التجربة',
      mobile: '01012345678',
      state_id: state?.id,
      city_id: city?.id,
      street: 'شارع النور',
    },
  });
  return { client, userToken, addressId: address.id };
}

/** Asks for a quote and places the order, as the storefront does. */
export async function order(
  { client, userToken, addressId }: Buyer,
  ids: readonly number[],
): Promise<void> {
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  const { data: quote } = await client.call('quoteOrder', {
    userToken,
    body: { address_id: addressId, lines },
  });
  await client.call('placeOrder', {
    userToken,
    body: {
      address_id: addressId,
      lines,
      payment_method: 'cash_on_delivery',
      expected_total: quote.totals.total,
    },
  });
}
