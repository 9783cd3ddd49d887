import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { AppDeps } from '../deps.ts';
import { type LinkKind, readLinkToken } from '../http/signed-link.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readAnyShownProduct } from '../products/read-shown-products.ts';
import { presentProduct } from './present-product.ts';

/** The link to a product's page before it is on sale. */
export const PREVIEW_LINK: LinkKind = { purpose: 'preview-product', hours: 1 };

/**
 * A product as its page would show it, on sale or not, for anyone with the link.
 *
 * @throws ProblemError 404 `product_not_found` for a forged and an ended link.
 */
export async function previewProduct(
  { db, catalog, config, now }: Pick<AppDeps, 'db' | 'catalog' | 'config' | 'now'>,
  locale: Locale,
  token: string,
): Promise<CallOutput<'getProductPreview'>> {
  const id = readLinkToken(config.codeSecret, PREVIEW_LINK, token, now());
  const row = id === undefined ? undefined : await readAnyShownProduct(db, id);
  if (!row) throw new ProblemError(404, 'product_not_found');
  return { data: presentProduct(row, await catalog.current(), locale) };
}
