import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { productDetails } from './product-tables.ts';

/** How many months of warranty products promise on their pages; those that say nothing are absent. */
export async function readWarrantyMonths(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: productDetails.productId, specs: productDetails.specs })
    .from(productDetails)
    .where(inArray(productDetails.productId, [...ids]));
  return new Map(
    rows.flatMap(({ id, specs: { warranty_months: months } }) =>
      months === undefined ? [] : [[id, months] as const],
    ),
  );
}
