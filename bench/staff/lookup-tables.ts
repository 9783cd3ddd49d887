import { nameTerm, nameWords } from '@dp/api/find/terms.ts';
import { STATES } from '@dp/api/locations/egypt.ts';
import type { PoolClient } from 'pg';

/** First and family names, the commonest first; a name of the bench has three of them. */
const NAMES =
  'محمد أحمد محمود مصطفى إبراهيم علي حسن عمر خالد يوسف طارق كريم سلمى هبة ياسمين نورهان رانيا مريم شيماء إيمان فاطمة عبدالرحمن عبدالله مينا جرجس شريف وائل هشام سامح أشرف حسام تامر عماد رامي باسم ماجد نادر فؤاد عادل سمير منصور شاهين النجار خليل عثمان سليمان الشافعي الجندي عوض السيد البنا الحداد المصري الصاوي غنيم رزق بطرس حنا زكي صبري'.split(
    ' ',
  );

/**
 * Where an order can be: its state and what staff have done, with the way of its parcel, in shares of the
 * orders that are so many days old at most. They add up to 1 for each age.
 */
const FATES: readonly (readonly [days: number, shares: Readonly<Record<string, number>>])[] = [
  [
    1.5,
    {
      to_confirm: 0.5,
      asked: 0.12,
      unreachable: 0.03,
      to_pack: 0.17,
      picking: 0.04,
      packed: 0.08,
      cancelled: 0.06,
    },
  ],
  [
    5,
    {
      to_confirm: 0.02,
      unreachable: 0.04,
      to_pack: 0.06,
      packed: 0.06,
      on_the_way: 0.52,
      failed: 0.03,
      cancelled: 0.07,
      unsettled: 0.18,
      returning: 0.02,
    },
  ],
  [
    14,
    {
      on_the_way: 0.1,
      failed: 0.02,
      cancelled: 0.08,
      unsettled: 0.35,
      delivered: 0.3,
      to_inspect: 0.05,
      returned: 0.1,
    },
  ],
  [Number.MAX_SAFE_INTEGER, { completed: 0.8, cancelled: 0.08, returned: 0.12 }],
];

/** What each fate is: order state, confirmation, packing, flags, the order's and the parcel's states so far. */
const MEANINGS = `
  ('to_confirm', 'draft', 'to_confirm', 'none', false, false, false, '{draft}'::text[], null::text[]),
  ('asked', 'draft', 'asked', 'none', false, false, false, '{draft}', null),
  ('unreachable', 'draft', 'unreachable', 'none', false, false, false, '{draft}', null),
  ('to_pack', 'ongoing', 'confirmed', 'none', false, false, false, '{draft,ongoing}', null),
  ('picking', 'ongoing', 'confirmed', 'picking', false, false, false, '{draft,ongoing}', null),
  ('packed', 'ongoing', 'confirmed', 'packed', false, false, false, '{draft,ongoing}', '{packed}'),
  ('on_the_way', 'dispatched', 'confirmed', 'packed', false, false, false, '{draft,ongoing,dispatched}', '{packed,handed_over,out_for_delivery}'),
  ('failed', 'dispatched', 'confirmed', 'packed', true, false, false, '{draft,ongoing,dispatched}', '{packed,handed_over,attempt_failed}'),
  ('returning', 'dispatched', 'confirmed', 'packed', false, false, false, '{draft,ongoing,dispatched}', '{packed,handed_over,attempt_failed,returning}'),
  ('unsettled', 'delivered', 'confirmed', 'packed', false, false, true, '{draft,ongoing,dispatched,delivered}', '{packed,handed_over,delivered}'),
  ('delivered', 'delivered', 'confirmed', 'packed', false, false, false, '{draft,ongoing,dispatched,delivered}', '{packed,handed_over,delivered}'),
  ('completed', 'completed', 'confirmed', 'packed', false, false, false, '{draft,ongoing,dispatched,delivered,completed}', '{packed,handed_over,delivered}'),
  ('to_inspect', 'returned', 'confirmed', 'packed', false, true, false, '{draft,ongoing,dispatched,returned}', '{packed,handed_over,attempt_failed,returned}'),
  ('returned', 'returned', 'confirmed', 'packed', false, false, false, '{draft,ongoing,dispatched,returned}', '{packed,handed_over,attempt_failed,returned}'),
  ('cancelled', 'cancelled', 'to_confirm', 'none', false, false, false, '{draft,cancelled}', null)`;

/**
 * Makes what the generated rows choose from, as temporary tables of this connection: words of names, places,
 * goods, outcomes of orders, and `share(number, salt)`, which is always the same for the same arguments.
 */
export async function makeLookupTables(client: PoolClient): Promise<void> {
  await client.query(`
    create function pg_temp.share(number bigint, salt bigint) returns float8 immutable language sql
    return (hashint8extended(number, salt) & 2147483647)::float8 / 2147483648`);
  await client.query(
    `create temp table name_words as
     select place::int - 1 as k, word->>'word' as word,
       array(select jsonb_array_elements_text(word->'terms')) as terms
     from jsonb_array_elements($$${JSON.stringify(
       NAMES.map((word) => ({ word, terms: nameWords(word).map(nameTerm) })),
     )}$$::jsonb) with ordinality as words (word, place)`,
  );
  await client.query(
    `create temp table places as
     select place::int - 1 as k, governorate->'state' as state, (governorate->>'id')::int as state_id,
       governorate->'cities' as cities, jsonb_array_length(governorate->'cities') as city_count
     from jsonb_array_elements($$${JSON.stringify(
       STATES.map(({ id, ar, en, cities }) => ({
         id,
         state: { ar, en },
         cities: cities.map((city) => ({ id: city.id, name: { ar: city.ar, en: city.en } })),
       })),
     )}$$::jsonb) with ordinality as governorates (governorate, place)`,
  );
  await client.query(`
    create temp table goods as
    select row_number() over (order by position, id)::int - 1 as k, id, sku, name_ar, name_en,
      pictures->0 as picture, list_price_piastres, discount_basis_points, price_piastres
    from products join product_details on product_id = id
    where published and price_piastres between 2000 and 900000`);
  await client.query(
    `create temp table meanings as select * from (values ${MEANINGS}) as meanings
       (fate, state, confirmation, packing, parcel_problem, to_inspect, unsettled, states, parcel_states)`,
  );
  await client.query(
    `create temp table fates as select * from (values ${fateRows()}) as fates (from_age, to_age, from_share, to_share, fate)`,
  );
  for (const table of ['name_words', 'places', 'goods', 'meanings', 'fates']) {
    await client.query(`analyze ${table}`);
  }
}

function fateRows(): string {
  let younger = -1;
  return FATES.flatMap(([days, shares]) => {
    const from = younger;
    younger = days;
    let sum = 0;
    return Object.entries(shares).map(([fate, share]) => {
      const row = `(${from}::float8, ${days}::float8, ${sum.toFixed(4)}::float8, ${(sum + share).toFixed(4)}::float8, '${fate}')`;
      sum += share;
      return row;
    });
  }).join(', ');
}
