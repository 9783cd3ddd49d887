import type { Locale } from '@dp/contract/locale.ts';
import type { COUNT_PROBLEMS } from '@dp/contract/staff/stock-count-values.ts';
import type { CountLine, listCountLinesQuery } from '@dp/contract/staff/stock-counts.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import { pictureIn, type StoredPicture } from '../media/stored-picture.ts';
import { findByCodes, plainCode } from '../products/find-by-codes.ts';
import { readStaffNames } from '../staff/read-staff-names.ts';
import { differencesOf } from './count-differences.ts';
import type { StockCountRecord } from './stock-count-store.ts';

/** Products of a page. */
const PAGE = 50;

interface LineRow extends Record<string, unknown> {
  readonly id: number;
  readonly sku: string;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly picture: StoredPicture | null;
  readonly shelf: string | null;
  readonly counted: number | null;
  readonly countedBy: number | null;
  readonly countedAt: Date | string | null;
  readonly expected: number | null;
  readonly problem: (typeof COUNT_PROBLEMS)[number] | null;
}

/** Which products a count is about: those on sale, and others that there are units of. */
function inScope({ scope, scopeValue, categoryIds }: StockCountRecord): SQL {
  const exists = sql`(published or stock > 0)`;
  switch (scope) {
    case 'all':
      return exists;
    case 'category':
      return sql`${exists} and category_id = any(${sql.param(categoryIds)}::int[])`;
    case 'shelf':
      return sql`${exists} and starts_with(lower(shelf), lower(${scopeValue}))`;
  }
}

const product = sql`products.id, sku, name_ar as "nameAr", name_en as "nameEn", shelf,
  (select pictures->0 from product_details where product_id = products.id) as picture`;
const isCounted = (id: number) =>
  sql`exists (select from stock_count_lines where count_id = ${id} and product_id = products.id)`;

/** How many products of a count nobody has counted. */
export async function countOpenLines(db: Db, count: StockCountRecord): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(
    sql`select count(*)::int as open from products where ${inScope(count)} and not ${isCounted(count.id)}`,
  );
  return rows[0]?.open ?? 0;
}

/** By shelf, those without one last. */
const OPEN_ORDER = sql.raw(`shelf is null, coalesce(shelf, ''), sku, products.id`);

type Query = z.output<typeof listCountLinesQuery>;

/**
 * A page of a count's products. What there should be is only read for the part `different`: people who count must
 * not know it.
 */
export async function readCountLines(
  db: Db,
  count: StockCountRecord,
  { part, code, from }: Query,
  locale: Locale,
): Promise<{ readonly data: CountLine[]; readonly next: number | null }> {
  // Open products leave the list as they are counted: their pages begin after a product, others' at an offset.
  const isByCursor = part === 'open' && code === undefined;
  const { rows } = await db.execute<LineRow>(
    sql`${code === undefined ? partOf(count, part, from) : await coded(db, count, code)}
        offset ${isByCursor ? 0 : from} limit ${PAGE + 1}`,
  );
  const names = await readStaffNames(db);
  const over = count.state !== 'counting';
  const data = rows.slice(0, PAGE).map((row) => presentLine(row, { names, locale, over }));
  const next = isByCursor ? (data.at(-1)?.id ?? null) : from + PAGE;
  return { data, next: rows.length > PAGE ? next : null };
}

/** One product of a count, whether it was counted or not; undefined when there is no such product. */
export async function readCountLine(
  db: Db,
  count: StockCountRecord,
  productId: number,
  locale: Locale,
): Promise<CountLine | undefined> {
  const { rows } = await db.execute<LineRow>(lines(count, sql`products.id = ${productId}`));
  const names = await readStaffNames(db);
  const [row] = rows;
  return row && presentLine(row, { names, locale, over: false });
}

const BLIND = sql`null::int as expected, null as problem`;

function lines({ id }: StockCountRecord, where: SQL): SQL {
  return sql`
    select ${product}, counted, counted_by as "countedBy", counted_at as "countedAt", ${BLIND}
    from products left join stock_count_lines as line on line.product_id = products.id and count_id = ${id}
    where ${where}`;
}

/** The product with this SKU, or those with this barcode. */
async function coded(db: Db, count: StockCountRecord, code: string): Promise<SQL> {
  const wanted = plainCode(code);
  const ids = (await findByCodes(db, [wanted])).get(wanted) ?? [];
  return sql`${lines(count, sql`products.id = any(${idArray(ids)})`)} order by sku`;
}

/** @param after the last product of the page before, of the open ones; 0 for the first page. */
function partOf(count: StockCountRecord, part: Query['part'], after: number): SQL {
  const { id } = count;
  switch (part) {
    case 'open':
      return sql`
        select ${product}, null::int as counted, null::int as "countedBy", null as "countedAt", ${BLIND}
        from products where ${inScope(count)} and not ${isCounted(id)}
          and (${after} = 0 or (${OPEN_ORDER}) > (select ${OPEN_ORDER} from products where products.id = ${after}))
        order by ${OPEN_ORDER}`;
    case 'counted':
      return sql`${lines(count, sql`counted is not null`)} order by counted_at desc, products.id`;
    case 'different':
      return sql`
        select ${product}, line.counted, counted_by as "countedBy", counted_at as "countedAt",
          line.expected, problem
        from (${differencesOf(id)}) as different
        join stock_count_lines as line on line.count_id = ${id} and line.product_id = different.product_id
        join products on products.id = line.product_id
        order by problem nulls last, abs(difference * unit_piastres) desc, products.id`;
  }
}

interface Reader {
  readonly names: ReadonlyMap<number, string>;
  readonly locale: Locale;
  /** Whether the count is: its own movements are then newer than its lines. */
  readonly over: boolean;
}

function presentLine(row: LineRow, { names, locale, over }: Reader): CountLine {
  const { id, sku, nameAr, nameEn, picture, shelf, counted, countedAt, expected, problem } = row;
  return {
    id,
    sku,
    name: locale === 'ar' ? nameAr : nameEn,
    image: picture && pictureIn(locale, picture),
    shelf,
    counted,
    counted_by: row.countedBy === null ? null : (names.get(row.countedBy) ?? null),
    counted_at: countedAt === null ? null : new Date(countedAt).toISOString(),
    expected,
    problem: over ? null : problem,
  };
}
