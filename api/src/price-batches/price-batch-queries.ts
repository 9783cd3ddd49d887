import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, unitPricePiastres } from '@dp/contract/money.ts';
import type { PriceRowList } from '@dp/contract/staff/price-batch-values.ts';
import type { PriceBatch, PriceBatchRow } from '@dp/contract/staff/price-batches.ts';
import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readOrderedBetween } from '../orders/read-ordered-between.ts';
import { maySeeCosts, type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readPricedProducts } from '../products/batch-prices.ts';
import { marginOf, readCosts } from '../products/product-cost-rows.ts';
import { readStaffNames } from '../staff/read-staff-names.ts';
import { presentPriceBatch, presentPriceBatches } from './present-price-batches.ts';
import { priceBatchStore } from './price-batch-store.ts';
import { priceBatchRows } from './price-batch-tables.ts';

const PAGE = 50;

/** A page of batches, the newest first. Throws 403 `permission_required` without `prices.edit`. */
export async function listPriceBatches(
  db: Db,
  principal: Principal,
  before: number | undefined,
): Promise<{ data: PriceBatch[]; next: string | null }> {
  requirePermission(principal, 'prices.edit');
  const rows = await priceBatchStore.page(db, before, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? String(page.at(-1)?.id) : null;
  const shown = page.filter(({ state }) => state !== 'discarding');
  return { data: await presentPriceBatches(db, shown, principal), next };
}

/**
 * One batch.
 *
 * @throws ProblemError 403 `permission_required` without `prices.edit`, 404 `price_batch_not_found`.
 */
export async function getPriceBatch(db: Db, principal: Principal, id: number): Promise<PriceBatch> {
  requirePermission(principal, 'prices.edit');
  const batch = await priceBatchStore.find(db, id);
  if (!batch || batch.state === 'discarding') throw new ProblemError(404, 'price_batch_not_found');
  return presentPriceBatch(db, batch, principal);
}

const LISTS: Readonly<Record<PriceRowList, SQL | undefined>> = {
  changes: and(isNull(priceBatchRows.refusal), isNull(priceBatchRows.leftAt)),
  refused: isNotNull(priceBatchRows.refusal),
  left: isNotNull(priceBatchRows.leftAt),
};

/** A page of a batch's products by id. Throws 403 `permission_required` without `prices.edit`. */
export async function listPriceBatchRows(
  db: Db,
  principal: Principal,
  { id, show, after = 0 }: { readonly id: number; show: PriceRowList; after?: number | undefined },
  locale: Locale,
): Promise<{ data: PriceBatchRow[]; next: string | null }> {
  requirePermission(principal, 'prices.edit');
  const rows = await db
    .select()
    .from(priceBatchRows)
    .where(and(eq(priceBatchRows.batchId, id), gt(priceBatchRows.productId, after), LISTS[show]))
    .orderBy(asc(priceBatchRows.productId))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const names = show === 'left' ? await readStaffNames(db) : new Map<number, string>();
  const ids = page.map(({ productId }) => productId);
  const products = await readPricedProducts(db, ids);
  const costs = maySeeCosts(principal) ? await readCosts(db, ids) : undefined;
  const batch = await priceBatchStore.find(db, id);
  const ordered = await readOrderedBetween(db, ids, {
    from: batch?.appliedAt ?? null,
    to: batch?.undoneAt ?? null,
  });
  const data = page.flatMap((row): PriceBatchRow[] => {
    const product = products.get(row.productId);
    if (!product) return [];
    const { beforePiastres, afterPiastres, refusal, leftAt, foundPiastres, foundSince } = row;
    const pays = (piastres: number) =>
      unitPricePiastres(Math.max(0, piastres), product.discountBasisPoints);
    const cost = costs?.get(row.productId);
    const left =
      leftAt === null || foundSince === null
        ? null
        : {
            at: leftAt,
            found: toEgp(foundPiastres ?? 0),
            since: foundSince.toISOString(),
            by: names.get(row.foundBy ?? 0) ?? null,
          };
    return [
      {
        id: row.productId,
        sku: product.sku,
        name: locale === 'ar' ? product.nameAr : product.nameEn,
        before: toEgp(beforePiastres),
        after: toEgp(afterPiastres),
        price_before: toEgp(pays(beforePiastres)),
        price_after: toEgp(pays(afterPiastres)),
        margin_before: marginOf(pays(beforePiastres), cost),
        margin_after: marginOf(pays(afterPiastres), cost),
        refusal,
        ordered: ordered.get(row.productId) ?? 0,
        left,
      },
    ];
  });
  return { data, next: rows.length > PAGE ? String(page.at(-1)?.productId) : null };
}
