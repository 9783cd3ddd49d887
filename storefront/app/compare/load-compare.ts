import type { Product } from '@dp/contract/products.ts';
import { isApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';
import { COMPARED_MAX } from './compared-ids.ts';

/** Products proposed to compare with: as many as are as high as one that is compared. */
const ALIKE = 3;

/** The products with these ids, in their order; those that are no longer sold are left out. */
async function loadCompared(api: ApiClient, ids: readonly number[]): Promise<readonly Product[]> {
  const loaded = await Promise.all(
    ids.map((id) =>
      api.call('getProduct', { params: { id: String(id) } }).then(
        ({ data }) => data,
        (failure: unknown) => {
          const isGone =
            isApiError(failure, 'product_gone') || isApiError(failure, 'product_not_found');
          if (isGone) return undefined;
          throw failure;
        },
      ),
    ),
  );
  return loaded.filter((product) => product !== undefined);
}

/** Some of the category of the first product that can be bought, those of its cap first; none where none more fits. */
async function loadAlike(
  api: ApiClient,
  products: readonly Product[],
): Promise<readonly ProductSummary[]> {
  const [first] = products;
  if (!first?.category || products.length >= COMPARED_MAX) return [];
  const compared = new Set(products.map(({ id }) => id));
  const { products: others } = await api.call('listProductsByCategory', {
    body: { category_id: first.category.id, limit: 4 * ALIKE },
  });
  const apart = ({ specs }: Product) => Number(specs.base !== first.specs.base);
  return others
    .filter(({ id, stock }) => stock.in_stock && !compared.has(id))
    .sort((one, other) => apart(one) - apart(other))
    .slice(0, ALIKE)
    .map(summaryOf);
}

/** What the compare page shows. Without proposals it works as well. */
export async function loadComparison(api: ApiClient, ids: readonly number[]) {
  const products = await loadCompared(api, ids);
  return { products, alike: await loadAlike(api, products).catch(() => []) };
}
