import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import { rememberKeysUntilWrite } from '../database/remember-until-write.ts';
import { shareKeyedReads } from '../database/share-reads.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { presentProduct } from './present-product.ts';
import { readProductMarks, readShownProducts } from './product-store.ts';

/**
 * One product.
 *
 * @throws ProblemError 404 `product_not_found`, also for one that is withdrawn from sale (see
 * `findWithdrawnProduct`).
 */
export async function getProduct(
  db: Db,
  catalog: CatalogSnapshot,
  locale: Locale,
  id: number,
): Promise<CallOutput<'getProduct'>> {
  const row = (await readShownProducts(db, [id])).get(id);
  if (!row) throw new ProblemError(404, 'product_not_found');
  return { data: presentProduct(row, catalog, locale) };
}

/**
 * Reads what changes whenever a product's row does, stock included; concurrent requests share a query.
 *
 * @throws (from the returned function) ProblemError 404 `product_not_found`.
 */
export function shareProductMarks({
  db,
  writes,
}: Pick<Deps, 'db' | 'writes'>): (id: number) => Promise<string> {
  const readMark = rememberKeysUntilWrite(
    writes,
    shareKeyedReads((ids: readonly number[]) => readProductMarks(db, ids)),
  );
  return async (id) => {
    const mark = await readMark(id);
    if (mark === undefined) throw new ProblemError(404, 'product_not_found');
    return mark;
  };
}
