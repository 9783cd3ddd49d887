import type { PoolClient } from 'pg';

/** Some of the generated orders, or customers, which are numbered from 1. */
export interface OrderRange {
  readonly from: number;
  readonly to: number;
}

/** What is generated; an id is its base and the number. */
export interface OrderFill {
  readonly orders: number;
  readonly customers: number;
  readonly orderBase: number;
  readonly customerBase: number;
  readonly numberBase: number;
  /** Who has done everything. */
  readonly staffId: number;
  /** How long ago the first order was placed, in seconds. */
  readonly seconds: number;
}

/** Reasons for a risk with their sums, as `assess-risk.ts` weighs them; the last ones are rare. */
const RISKS = `(array[
  '[]', '[{"code":"first_order"}]', '[{"code":"thin_address"}]', '[{"code":"same_phone","count":1}]',
  '[{"code":"thin_address"},{"code":"first_order"}]', '[{"code":"refused_before","count":1}]',
  '[{"code":"refused_before","count":2},{"code":"thin_address"}]']::jsonb[])`;
const RISK_SUMS = 'array[0, 10, 15, 20, 25, 40, 95]';

/** Inserts a range of orders with their lines, events, attempts and search terms; more of them the later they are. */
export async function insertOrders(
  client: PoolClient,
  fill: OrderFill,
  range: OrderRange,
): Promise<void> {
  await makeRange(client, fill, range);
  const actor = `'staff', ${fill.staffId}, null`;
  await client.query(`
    insert into orders (id, number, customer_id, idempotency_key, request_hash, state, state_at, locale,
      payment_method, subtotal_piastres, discount_piastres, shipping_piastres, total_piastres, total_items,
      total_quantity, address, days_min, days_max, placed_at, confirmation, packing, phone_digits,
      governorate_id, risk, risk_reasons, parcel_problem, to_inspect, unsettled)
    overriding system value
    select id, 'DP-' || ${fill.numberBase} + n, customer_id, 'bench-' || n, 'bench', state, state_at, locale,
      'cash_on_delivery', goods.sum, 0, shipping, goods.sum + shipping, goods.items, goods.units,
      jsonb_build_object('fullName', name, 'mobile', phone, 'secondMobile', null, 'stateId', state_id,
        'cityId', city->'id', 'state', state_name, 'city', city->'name', 'street', 'شارع ' || (1 + n % 90),
        'building', (1 + n % 120)::text, 'floor', (1 + n % 9)::text, 'apartment', null, 'landmark', null),
      2, 4, placed_at, confirmation, packing, substr(phone, 2), state_id,
      (${RISK_SUMS})[risk_kind], ${RISKS}[risk_kind], parcel_problem, to_inspect, unsettled
    from new_orders, lateral (
      select sum(total)::bigint as sum, count(*)::int as items, sum(quantity)::int as units
      from new_lines where order_id = new_orders.id
    ) as goods`);
  await client.query(`
    insert into order_lines (order_id, product_id, sku, name_ar, name_en, picture, list_price_piastres,
      discount_basis_points, unit_piastres, quantity, total_piastres)
    select order_id, product_id, sku, name_ar, name_en, picture, list_price_piastres, discount_basis_points,
      unit, quantity, total
    from new_lines`);
  await client.query(`
    insert into order_search_terms (order_id, term)
    select new_orders.id, unnest(array_append(terms, 'p' || reverse(substr(phone, 2)))) from new_orders`);
  await client.query(`
    insert into order_events (order_id, state, actor, actor_id, actor_name, at)
    select id, step.state, ${actor}, least(now(), placed_at + interval '20 hours' * (step.place - 1))
    from new_orders, unnest(states) with ordinality as step (state, place) order by id, step.place`);
  await client.query(`
    insert into order_attempts (order_id, actor, actor_id, actor_name, channel, outcome, at)
    select id, ${actor}, 'phone',
      case confirmation when 'confirmed' then 'confirmed' when 'asked' then 'asked' else 'no_answer' end,
      least(now(), placed_at + interval '2 hours' * attempt)
    from new_orders, generate_series(1, case confirmation when 'unreachable' then 3 when 'to_confirm' then 0 else 1 end) as attempt`);
  await client.query(`
    insert into invoices (order_id, number, issued_at)
    select id, n, least(now(), placed_at + interval '40 hours') from new_orders
    where 'dispatched' = any(states)`);
}

/** The range as temporary tables: `new_orders` and `new_lines`. */
async function makeRange(
  client: PoolClient,
  { orders, customers, orderBase, customerBase, seconds }: OrderFill,
  { from, to }: OrderRange,
): Promise<void> {
  await client.query('drop table if exists new_orders, new_lines');
  await client.query(`
    create temp table new_orders as
    select ${orderBase} + n as id, n, placed_at, age, meanings.*, buyer.id as customer_id, buyer.name,
      buyer.phone, buyer.locale, terms.terms, places.state_id, places.state as state_name,
      cities->(floor(city_count * pg_temp.share(n, 17)))::int as city, 4000 + 500 * places.k as shipping,
      least(now(), placed_at + interval '20 hours' * (cardinality(states) - 1)) as state_at,
      1 + floor(7 * power(pg_temp.share(n, 18), 2))::int as risk_kind,
      1 + (pg_temp.share(n, 19) < 0.45)::int + (pg_temp.share(n, 19) < 0.2)::int + (pg_temp.share(n, 19) < 0.07)::int as items
    from (
      select n, now() - make_interval(secs => ${seconds} * age_share) as placed_at,
        ${seconds} * age_share / 86400 as age
      from generate_series(${from}::bigint, ${to}::bigint) as n,
        lateral (select 1 - power(n::float8 / ${orders}, 0.7) as age_share) as aged
    ) as numbered
    join fates on age > from_age and age <= to_age
      and pg_temp.share(n, 11) >= from_share and pg_temp.share(n, 11) < to_share
    join meanings on meanings.fate = fates.fate
    join customers as buyer
      on buyer.id = ${customerBase} + 1 + floor(${customers} * power(pg_temp.share(n, 12), 1.3))::int
    cross join lateral (
      select array_agg(term) as terms from customer_search_terms
      where customer_id = buyer.id and term like 'n%'
    ) as terms
    join places on places.k = floor((select count(*) from places) * power(pg_temp.share(n, 16), 1.8))::int`);
  await client.query(`
    create temp table new_lines as
    select new_orders.id as order_id, goods.id as product_id, sku, name_ar, name_en, picture,
      list_price_piastres, discount_basis_points, price_piastres as unit, quantity, price_piastres * quantity as total
    from new_orders, generate_series(1, items) as place,
      lateral (select 1 + (pg_temp.share(n * 8 + place, 20) < 0.25)::int * (n % 4)::int as quantity) as counted
    join goods on true
    where goods.k = (floor((select count(*) from goods) * power(pg_temp.share(n, 21), 1.7))::int + place * 37)
      % (select count(*) from goods)
    order by new_orders.id, place`);
  await client.query('create index on new_lines (order_id)');
  await client.query('analyze new_orders, new_lines');
}
