import type { Product } from '@dp/contract/products.ts';
import { isApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';

/** The products with these ids, in their order; those that are no longer sold are left out. */
export async function loadCompared(
  api: ApiClient,
  ids: readonly number[],
): Promise<readonly Product[]> {
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
