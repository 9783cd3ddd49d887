import type { Bilingual } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { REPORT_ROWS_MAX, type Report } from '@dp/contract/staff/report-values.ts';
import type { ReportFigures, ReportRow } from '@dp/contract/staff/reports.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { maySeeCosts, type Principal, requirePermission } from '../principals/principal.ts';
import { eachMeasure, type ReportMeasure } from './report-measures.ts';
import type { ReportSubject } from './report-tables.ts';
import { periodBefore, summariesBetween, summariesByDay } from './summaries-between.ts';

/** A report on the days `from` to `to`, both included. */
export interface ReportPeriod {
  readonly report: Report;
  readonly from: string;
  readonly to: string;
}

interface Shape {
  /** The summaries that its rows add up, what its rows are, and where their names come from. */
  readonly subjects: readonly ReportSubject[];
  readonly key: SQL;
  readonly join?: SQL;
  readonly names?: SQL;
  /** The summaries that its totals add up, unless those of its rows. */
  readonly totals?: readonly ReportSubject[];
}

const SHAPES: Readonly<Record<Report, Shape>> = {
  // VAT and costs are known line by line, so they come from the goods.
  days: { subjects: ['governorate', 'goods'], key: sql`day::text` },
  products: { subjects: ['product'], key: sql`key`, names: sql`products`, totals: ['goods'] },
  categories: {
    subjects: ['product'],
    key: sql`coalesce(products.category_id::text, '')`,
    join: sql`join products on products.id = key::int`,
    names: sql`categories`,
    totals: ['goods'],
  },
  governorates: { subjects: ['governorate'], key: sql`key`, names: sql`states` },
  couriers: { subjects: ['courier'], key: sql`key`, names: sql`couriers` },
  vouchers: { subjects: ['voucher'], key: sql`key` },
};

type Sums = Record<ReportMeasure, number>;

/**
 * A report with the sums of its period and of the one before it. Exact: changes that are not folded yet are
 * added.
 *
 * @throws ProblemError 403 `permission_required` without `reports.see`.
 */
export async function getReport(
  db: Db,
  principal: Principal,
  period: ReportPeriod,
): Promise<StaffCallOutput<'getReport'>['data']> {
  requirePermission(principal, 'reports.see');
  const { from, to } = period;
  const limit = period.report === 'days' ? null : REPORT_ROWS_MAX;
  const costs = maySeeCosts(principal);
  const rows = await readReportRows(db, period, limit === null ? null : limit + 1, costs);
  const [total, before] = await readTotals(db, period, costs);
  const more = limit !== null && rows.length > limit;
  return { from, to, total, before, rows: more ? rows.slice(0, limit) : rows, more };
}

/** Rows of a report: days in order, else the highest sales, or most deliveries, first; costs where they may be. */
export async function readReportRows(
  db: Db,
  { report, from, to }: ReportPeriod,
  limit: number | null,
  costs: boolean,
): Promise<ReportRow[]> {
  const { subjects, key, join, names } = SHAPES[report];
  const read = report === 'days' ? summariesByDay : summariesBetween;
  const order = report === 'days' ? sql`id` : sql`"salesPiastres" desc, delivered desc, id`;
  const { rows } = await db.execute<
    Sums & { id: string; ar: string | null; en: string | null }
  >(sql`
    select summed.*, ${names ? sql`name_ar as ar, name_en as en` : sql`null as ar, null as en`}
    from (
      select ${key} as id, ${sumsOf(report)}
      from ${read(subjects, from, to)} ${join ?? sql``}
      group by 1
      order by ${order}
      ${limit === null ? sql`` : sql`limit ${limit}`}
    ) as summed
    ${names ? sql`left join ${names} as named on named.id = nullif(summed.id, '')::int` : sql``}
    order by ${order}`);
  return rows.map(({ id, ar, en, ...sums }) => ({
    key: id,
    name: nameOf(ar, en),
    ...presentSums(sums as Sums, costs),
  }));
}

/** The sums of a period, and of as many days before it. */
async function readTotals(
  db: Db,
  { report, from, to }: ReportPeriod,
  costs: boolean,
): Promise<[ReportFigures, ReportFigures]> {
  const { subjects, totals = subjects } = SHAPES[report];
  const [earliest, latest] = periodBefore(from, to);
  const { rows } = await db.execute<Sums & { now: boolean }>(sql`
    select true as now, ${sumsOf(report)} from ${summariesBetween(totals, from, to)}
    union all
    select false, ${sumsOf(report)} from ${summariesBetween(totals, earliest, latest)}`);
  const sumsWhere = (now: boolean) =>
    presentSums(
      rows.find((row) => row.now === now),
      costs,
    );
  return [sumsWhere(true), sumsWhere(false)];
}

/** What is known line by line only. */
const OF_GOODS: ReadonlySet<ReportMeasure> = new Set([
  'vatPiastres',
  'costedPiastres',
  'costPiastres',
]);

function sumsOf(report: Report): SQL {
  return eachMeasure((column, name) => {
    const only = report === 'days' && !OF_GOODS.has(name);
    const part = only ? sql` filter (where subject = 'governorate')` : sql``;
    return sql`coalesce(sum(${column})${part}, 0)::float8 as ${sql.identifier(name)}`;
  });
}

function presentSums(sums: Sums | undefined, costs: boolean): ReportFigures {
  const count = (name: ReportMeasure) => sums?.[name] ?? 0;
  const egp = (name: ReportMeasure) => toEgp(count(name));
  return {
    placed: count('placed'),
    sold: count('sold'),
    delivered: count('delivered'),
    returned: count('returned'),
    asked: count('asked'),
    confirmed: count('confirmed'),
    first_attempts: count('firstAttempts'),
    outstanding: count('outstanding'),
    outstanding_sum: egp('outstandingPiastres'),
    sales: egp('salesPiastres'),
    discount: egp('discountPiastres'),
    vat: egp('vatPiastres'),
    shipping: egp('shippingPiastres'),
    lost_shipping: egp('lostShippingPiastres'),
    costed: costs ? egp('costedPiastres') : null,
    cost: costs ? egp('costPiastres') : null,
    margin: costs ? marginOf(count('costedPiastres'), count('costPiastres')) : null,
  };
}

function marginOf(costed: number, cost: number): ReportFigures['margin'] {
  if (costed === 0) return null;
  const sum = costed - cost;
  return { sum: toEgp(sum), share: Math.round((sum / costed) * 1_000) / 10 };
}

function nameOf(ar: string | null, en: string | null): Bilingual | null {
  return ar === null || en === null ? null : { ar, en };
}
