import type { addProductBody } from '@dp/contract/staff/products.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { idsOfSkus } from '../products/product-queries.ts';
import type { ProductRow } from '../products/product-row.ts';

/** Texts for search engines as they are stored. */
export function toStoredSeo(
  seo: NonNullable<z.output<typeof addProductBody>['seo']>,
): ProductRow['seo'] {
  return {
    title: { ar: seo.title_ar, en: seo.title_en },
    description: { ar: seo.description_ar, en: seo.description_en },
  };
}

/**
 * The ids of the products that a product shows beside it, never itself.
 *
 * @throws ProblemError 404 `product_not_found` with the first unknown `sku`.
 */
export async function relatedTo(
  tx: Db,
  id: number | undefined,
  skus: readonly string[],
): Promise<number[]> {
  return (await idsOfSkus(tx, skus)).filter((other) => other !== id);
}
