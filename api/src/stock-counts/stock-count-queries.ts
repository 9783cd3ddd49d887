import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { listCountLinesQuery, StockCount } from '@dp/contract/staff/stock-counts.ts';
import { count as countRows, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import { maySeeCosts, type Principal, requirePermission } from '../principals/principal.ts';
import { nameActors, readStaffNames } from '../staff/read-staff-names.ts';
import { needsApproval } from './count-approval.ts';
import { sumDifferences } from './count-differences.ts';
import { countOpenLines, readCountLines } from './count-lines.ts';
import {
  listStockCountRecords,
  requireStockCount,
  type StockCountRecord,
} from './stock-count-store.ts';
import { stockCountLines } from './stock-count-tables.ts';

/** Counts of a page. */
const PAGE = 30;

/**
 * Counts, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`.
 */
export async function listStockCounts(
  db: Db,
  principal: Principal,
  before: number | undefined,
  locale: Locale,
): Promise<StaffCallOutput<'listStockCounts'>> {
  requirePermission(principal, 'stock.adjust');
  const found = await listStockCountRecords(db, before, PAGE + 1);
  const shown = found.slice(0, PAGE);
  return {
    data: await presentStockCounts(db, shown, locale),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The categories that can be counted. Throws as `listStockCounts`. */
export async function listCountScopes(
  db: Db,
  principal: Principal,
  locale: Locale,
): Promise<StaffCallOutput<'listCountScopes'>['data']> {
  requirePermission(principal, 'stock.adjust');
  const { categories } = await readProductGroups(db);
  return {
    categories: [...categories.values()].map(({ slug, name }) => ({ slug, name: name[locale] })),
  };
}

/** A count with the total of its differences. Throws as `listStockCounts`, and 404 `count_not_found`. */
export async function getStockCount(
  db: Db,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<StaffCallOutput<'getStockCount'>['data']> {
  requirePermission(principal, 'stock.adjust');
  const count = await requireStockCount(db, id);
  const sums = await sumDifferences(db, id);
  return {
    ...(await presentStockCount(db, count, locale)),
    open: await countOpenLines(db, count),
    different: sums.different,
    unbookable: count.state === 'counting' ? sums.unbookable : 0,
    missing_units: sums.missingUnits,
    surplus_units: sums.surplusUnits,
    value: maySeeCosts(principal) ? toEgp(sums.piastres) : null,
    needs_approval: await needsApproval(db, sums),
  };
}

/** Products of a count. Throws as `getStockCount`. */
export async function listCountLines(
  db: Db,
  principal: Principal,
  { id, ...query }: { readonly id: number } & z.output<typeof listCountLinesQuery>,
  locale: Locale,
): Promise<StaffCallOutput<'listCountLines'>> {
  requirePermission(principal, 'stock.adjust');
  return readCountLines(db, await requireStockCount(db, id), query, locale);
}

export async function presentStockCount(
  db: Db,
  count: StockCountRecord,
  locale: Locale,
): Promise<StockCount> {
  const [presented] = await presentStockCounts(db, [count], locale);
  if (!presented) throw new Error('One count is presented as one.');
  return presented;
}

async function presentStockCounts(
  db: Db,
  counts: readonly StockCountRecord[],
  locale: Locale,
): Promise<StockCount[]> {
  const { categories } = await readProductGroups(db);
  const actorOf = await nameActors(db, counts);
  const names = await readStaffNames(db);
  const counted = await countLines(db, counts);
  const scopeName = ({ scope, scopeValue }: StockCountRecord) => {
    if (scope !== 'category') return scopeValue;
    const category = [...categories.values()].find(({ slug }) => slug === scopeValue);
    return category?.name[locale] ?? scopeValue;
  };
  return counts.map((count) => ({
    id: count.id,
    state: count.state,
    scope: count.scope,
    scope_name: scopeName(count),
    note: count.note,
    version: count.version,
    started_at: count.startedAt.toISOString(),
    started_by: actorOf(count).name,
    ended_at: count.endedAt?.toISOString() ?? null,
    ended_by: count.endedBy === null ? null : (names.get(count.endedBy) ?? null),
    counted: counted.get(count.id) ?? 0,
  }));
}

async function countLines(
  db: Db,
  counts: readonly StockCountRecord[],
): Promise<ReadonlyMap<number, number>> {
  if (counts.length === 0) return new Map();
  const { countId } = stockCountLines;
  const ids = counts.map(({ id }) => id);
  const rows = await db
    .select({ id: countId, lines: countRows() })
    .from(stockCountLines)
    .where(inArray(countId, ids))
    .groupBy(countId);
  return new Map(rows.map(({ id, lines }) => [id, lines]));
}
