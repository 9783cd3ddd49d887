import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { readShownProducts } from '../products/read-shown-products.ts';
import type { CatalogSnapshot } from '../read-model/catalog-snapshot.ts';
import { presentProduct } from './present-product.ts';

/**
 * The products of a cart or of favourites, with current prices and stock, each once and in the order of the
 * lines; unknown and withdrawn ids are `missing` (specification §9).
 */
export async function listCartProducts(
  db: Db,
  catalog: CatalogSnapshot,
  locale: Locale,
  lines: readonly { readonly id: number }[],
): Promise<CallOutput<'listCartProducts'>> {
  const ids = [...new Set(lines.map(({ id }) => id))];
  const rows = await readShownProducts(db, ids);
  return {
    products: ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [presentProduct(row, catalog, locale)] : [];
    }),
    missing: ids.filter((id) => !rows.has(id)),
  };
}
