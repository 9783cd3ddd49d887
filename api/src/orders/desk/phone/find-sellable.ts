import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { sellableResponse } from '@dp/contract/staff/phone-orders.ts';
import type { z } from 'zod';
import type { AppDeps } from '../../../deps.ts';
import { pictureIn } from '../../../media/stored-picture.ts';
import { type Principal, requirePermission } from '../../../principals/principal.ts';
import { findProductsForSale } from '../../../products/products-for-sale.ts';
import { rankProducts } from '../../../search/rank-products.ts';

const FOUND_MAX = 20;

/**
 * Products that a text means, as the shop's search ranks them, with the stock of this moment.
 *
 * @throws ProblemError 403 `permission_required` without `orders.edit`.
 */
export async function findSellable(
  { db, catalog }: Pick<AppDeps, 'db' | 'catalog'>,
  principal: Principal,
  text: string,
  locale: Locale,
): Promise<z.output<typeof sellableResponse>> {
  requirePermission(principal, 'orders.edit');
  const index = await catalog.search();
  const ids = rankProducts(index, text, () => true).matches.slice(0, FOUND_MAX);
  const products = await findProductsForSale(db, ids);
  return {
    data: ids.flatMap((id) => {
      const product = products.get(id);
      if (!product) return [];
      const [first] = product.pictures;
      return [
        {
          id,
          sku: product.sku,
          name: locale === 'ar' ? product.nameAr : product.nameEn,
          image: first ? pictureIn(locale, first) : null,
          price: toEgp(product.unitPiastres),
          stock: product.stock,
        },
      ];
    }),
  };
}
