import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Caller, callRequest } from '@dp/contract/call-request.ts';
import type { CallName } from '@dp/contract/calls.ts';
import { createSessionToken } from '../../src/accounts/session-token.ts';
import { createApp } from '../../src/app.ts';
import { openDatabase } from '../../src/database/database.ts';
import { StartupError } from '../../src/database/startup-error.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { CatalogReadModel } from '../../src/read-model/catalog-read-model.ts';
import { ResponseCache } from '../../src/read-model/response-cache.ts';
import { TEST_DEMO } from '../arrange/demo.ts';
import { MemoryMedia } from '../arrange/memory-media.ts';
import { NO_LIMITS } from '../arrange/no-limits.ts';

/**
 * A shop of its own that sells one product as fast as it can, until it is killed. Argument: the data
 * directory. Prints `ready`, then the number of each order that was acknowledged.
 */

const SHOPPERS = 4;
const CREDENTIAL = { login: 'service', password: 'service-password-for-tests' };

/** A product with plenty of stock, made once, and a new verified shopper with an address and the session $1. */
const STOCK_THE_SHOP = `
  with shopper as (
    insert into customers (name, email_verified_at) values ('Shopper', now()) returning id
  ), session as (
    insert into sessions (token_hash, customer_id, expires_at)
    select $1, id, now() + interval '1 day' from shopper
  ), home as (
    insert into addresses (customer_id, full_name, mobile, state_id, city_id, street, is_default)
    select id, 'Shopper', '+201012345678', 1, 1001, 'Street', true from shopper returning id
  ), made as (
    insert into products (sku, slug, name_ar, name_en, list_price_piastres, stock)
    values ('BULB', 'bulb', 'لمبة', 'Bulb', 10000, 100000000)
    on conflict (sku) do nothing returning id, stock
  ), described as (
    insert into product_details (product_id) select id from made
  ), counted as (
    insert into stock_movements (product_id, delta, reason, actor, actor_name)
    select id, stock, 'import', 'system', 'import' from made
  )
  select home.id as address_id,
    coalesce((select id from made), (select id from products where sku = 'BULB')) as product_id
  from home`;

const [, , dataDirectory] = process.argv;
try {
  await sell();
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`);
  process.exit(1);
}

async function sell(): Promise<void> {
  const database = await openDatabase({ dataDirectory });
  await prepareDatabase(database);
  const catalog = new CatalogReadModel(database);
  const app = await createApp({
    db: database.db,
    catalog,
    responses: new ResponseCache(catalog, 0),
    media: new MemoryMedia(),
    demo: TEST_DEMO,
    payments: [],
    courier: undefined,
    now: () => new Date(),
    config: {
      mode: 'development',
      serviceAccount: CREDENTIAL,
      codeSecret: 'code-secret-for-tests',
      publicUrl: 'http://localhost:3000',
      adminUrl: 'http://localhost:3001',
      mailFrom: 'DP <shop@dp.test>',
      trustedProxies: 0,
      limits: NO_LIMITS,
    },
  });
  const { token, tokenHash } = createSessionToken();
  const { rows } = await database.pool.query(STOCK_THE_SHOP, [tokenHash]);
  const [{ product_id, address_id }] = rows;

  async function call(
    name: CallName,
    body: object,
    caller: Caller,
  ): Promise<Record<string, string>> {
    const request = callRequest(name, { body }, caller);
    const answer = await app.inject({
      method: request.method,
      url: `/api${request.path}`,
      headers: request.headers,
      payload: request.body ?? '',
    });
    // A shop that is too busy is asked again, as a client does, with the same key.
    if (answer.statusCode === 503) {
      await setImmediate();
      return call(name, body, caller);
    }
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return answer.json().data;
  }

  const { token: credential } = await call('serviceLogin', CREDENTIAL, {});
  process.stdout.write('ready\n');

  async function shopFor(ever: true): Promise<void> {
    while (ever) {
      const order = await call(
        'placeOrder',
        {
          address_id,
          lines: [{ id: product_id, quantity: 1 }],
          payment_method: 'cash_on_delivery',
          expected_total: 150,
        },
        { credential, userToken: token, headers: { 'idempotency-key': randomUUID() } },
      );
      process.stdout.write(`${order.number}\n`);
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, () => shopFor(true)));
}
