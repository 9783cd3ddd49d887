import { isDeepStrictEqual } from 'node:util';
import { toEgp } from '@dp/contract/money.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findTierFaults, type StoredTier } from './price-tiers.ts';
import { products } from './product-tables.ts';

/** The columns of a single-product edit; absent ones stay unchanged. */
export type ProductColumnsEdit = Partial<
  Pick<
    typeof products.$inferInsert,
    | 'nameAr'
    | 'nameEn'
    | 'descriptionAr'
    | 'descriptionEn'
    | 'listPricePiastres'
    | 'discountBasisPoints'
    | 'tiers'
    | 'featured'
    | 'published'
  >
>;

const RANKS = { nameAr: 'nameRankAr', nameEn: 'nameRankEn' } as const;

/**
 * Writes an edit to a product's row where it differs. Inside `changeCatalog`, whose version is `version`.
 *
 * @returns `unknown` for an unknown SKU.
 * @throws ProblemError 422 `tiers_do_not_fall`, by the list price that the product then has.
 */
export async function writeProductEdit(
  tx: Db,
  sku: string,
  edit: ProductColumnsEdit,
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<'changed' | 'same' | 'unknown'> {
  const [known] = await tx
    .select()
    .from(products)
    .where(eq(products.sku, sku))
    .for('no key update');
  if (!known) return 'unknown';
  const fields = (Object.keys(edit) as (keyof ProductColumnsEdit)[]).filter(
    (field) => edit[field] !== undefined && !isDeepStrictEqual(edit[field], known[field]),
  );
  if (fields.length === 0) return 'same';
  assertTiersFall(edit.listPricePiastres ?? known.listPricePiastres, edit.tiers ?? known.tiers);
  // A name without a rank gets its place at the end of the change.
  const ranks = fields.flatMap((field) =>
    field === 'nameAr' || field === 'nameEn' ? [[RANKS[field], 0]] : [],
  );
  await tx
    .update(products)
    .set({
      ...Object.fromEntries(fields.map((field) => [field, edit[field]])),
      ...Object.fromEntries(ranks),
      changedIn: version,
      updatedAt: at,
    })
    .where(eq(products.id, known.id));
  return 'changed';
}

function assertTiersFall(listPricePiastres: number, tiers: readonly StoredTier[]): void {
  const [first] = findTierFaults(listPricePiastres, tiers);
  if (first === undefined) return;
  const { index, fault } = first;
  throw new ProblemError(422, 'tiers_do_not_fall', {
    from: tiers[index]?.from,
    ...('above' in fault ? fault : { below: toEgp(fault.below) }),
  });
}
