import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { AppDeps } from '../deps.ts';
import { type LinkKind, readLinkToken } from '../http/signed-link.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readPreview } from './product-previews.ts';

/** The link to a product as somebody was about to save it. */
export const PREVIEW_LINK: LinkKind = { purpose: 'product-preview', hours: 1 };

/**
 * A product as its page would show it once it is saved, for anyone with the link.
 *
 * @throws ProblemError 404 `product_not_found` for a forged and an ended link.
 */
export async function previewProduct(
  { db, config, now }: Pick<AppDeps, 'db' | 'config' | 'now'>,
  locale: Locale,
  token: string,
): Promise<CallOutput<'getProductPreview'>> {
  const id = readLinkToken(config.codeSecret, PREVIEW_LINK, token, now());
  const shown = id === undefined ? undefined : await readPreview(db, id, now());
  if (!shown) throw new ProblemError(404, 'product_not_found');
  return { data: shown[locale] };
}
