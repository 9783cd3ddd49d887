import { expect, it } from 'vitest';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { orderTerms } from '../src/orders/order-search-terms.ts';
import { openEmptyDatabase } from './test-database.ts';

it('orders of earlier versions are queued and found as newly placed ones are', async () => {
  const addresses = [
    { fullName: 'أحمَد  عبد‑الله مؤمن', mobile: '+201012345678', secondMobile: '+966512345678' },
    { fullName: 'José O’Neil-Şahin ٣', mobile: '+201112345678', secondMobile: null },
    { fullName: 'ﻣﻨﻰ عادل (هانئ)، ىاسمين', mobile: '+201212345678', secondMobile: null },
  ];
  const database = await openEmptyDatabase();
  const known = await readMigrations();
  await migrate(
    database.pool,
    known.filter(({ name }) => name < '0017'),
  );
  await database.pool.query("insert into customers (name) values ('Mona')");
  for (const [index, state] of ['draft', 'ongoing', 'cancelled'].entries()) {
    await database.pool.query(
      `insert into orders (number, customer_id, idempotency_key, request_hash, state, locale,
         payment_method, subtotal_piastres, discount_piastres, shipping_piastres, total_piastres,
         total_items, total_quantity, days_min, days_max, placed_at, address)
       select $1, id, $1, '', $2, 'ar', 'cash_on_delivery', 0, 0, 0, 0, 1, 1, 1, 1, now(), $3
       from customers`,
      [`DP-${index}`, state, JSON.stringify({ ...addresses[index], stateId: 1 })],
    );
  }
  await migrate(database.pool, known);
  const { rows } = await database.pool.query(
    `select confirmation, packing, version, phone_digits, governorate_id,
       array(select term from order_search_terms where order_id = orders.id) as terms
     from orders order by id`,
  );
  expect(rows.map(({ terms, ...row }) => ({ ...row, terms: terms.toSorted() }))).toEqual(
    addresses.map((address, index) => ({
      confirmation: index === 0 ? 'to_confirm' : 'not_needed',
      packing: 'none',
      version: 1,
      phone_digits: address.mobile.slice(1),
      governorate_id: 1,
      terms: orderTerms(address).toSorted(),
    })),
  );
  await database.close();
});
