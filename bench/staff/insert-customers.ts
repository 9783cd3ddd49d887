import type { PoolClient } from 'pg';
import type { OrderFill, OrderRange } from './insert-orders.ts';

/** A three-part name as a query from `name_words`, for the number in `numbered.n`; with its search terms. */
const NAME = `
  select string_agg(words.word, ' ' order by part) as name, array_agg(distinct term) as terms
  from generate_series(1, 3) as part
  join name_words as words
    on words.k = floor((select count(*) from name_words) * power(pg_temp.share(numbered.n, part), 1.5))::int,
  unnest(words.terms) as term`;

/** Proven phones of all four networks that no other customer of the bench has. */
const PHONE = `'+201' || (array[1, 2, 5])[1 + numbered.n % 3] || lpad((numbered.n * 7919 % 100000000)::text, 8, '0')`;

/** Inserts a range of customers with an address and what they are found by. */
export async function insertCustomers(
  client: PoolClient,
  { customerBase, customers, seconds }: OrderFill,
  { from, to }: OrderRange,
): Promise<void> {
  await client.query(`
    create temp table new_customers as
    select ${customerBase} + numbered.n as id, numbered.n, named.*, ${PHONE} as phone,
      case when pg_temp.share(numbered.n, 4) < 0.55 then 'customer-' || numbered.n || '@example.com' end as email,
      now() - make_interval(secs => ${seconds} * (1 - numbered.n::float8 / ${customers})) as at
    from generate_series(${from}::bigint, ${to}::bigint) as numbered (n), lateral (${NAME}) as named`);
  await client.query(`
    insert into customers (id, name, email, phone, phone_verified_at, locale, created_at)
    overriding system value
    select id, name, email, phone, at, case when pg_temp.share(n, 5) < 0.85 then 'ar' else 'en' end, at
    from new_customers`);
  await client.query(`
    insert into customer_search_terms (customer_id, term)
    select id, unnest(terms) from new_customers
    union all select id, 'p' || reverse(substr(phone, 2)) from new_customers
    union all select id, 'e' || email from new_customers where email is not null`);
  await client.query(`
    insert into addresses (customer_id, full_name, mobile, state_id, city_id, street, building, floor, is_default, created_at)
    select new_customers.id, name, phone, state_id,
      (cities->(floor(city_count * pg_temp.share(n, 7)))::int->>'id')::int,
      'شارع ' || (1 + n % 90), (1 + n % 120)::text, (1 + n % 9)::text, true, at
    from new_customers
    join places on places.k = floor((select count(*) from places) * power(pg_temp.share(n, 6), 1.8))::int`);
  await client.query('drop table new_customers');
}
