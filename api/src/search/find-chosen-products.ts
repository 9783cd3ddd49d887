import type { Locale } from '@dp/contract/locale.ts';
import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import type { AppDeps } from '../deps.ts';
import { readChosenProducts } from '../products/chosen-products.ts';
import { findAnyProduct } from './find-any-product.ts';

/** Products that a text finds at most. */
const FOUND_MAX = 20;

/** Products that a text finds, on sale or not, as staff choose them by hand. */
export async function findChosenProducts(
  deps: Pick<AppDeps, 'db' | 'catalog'>,
  text: string,
  locale: Locale,
): Promise<ChosenProduct[]> {
  const ids = await findAnyProduct(deps, text, FOUND_MAX);
  const products = await readChosenProducts(deps.db, ids, locale);
  return ids.flatMap((id) => products.get(id) ?? []);
}
