import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import type { AppDeps } from '../deps.ts';
import { findBySkuStart, findWithdrawnByName } from '../products/find-unlisted.ts';
import { rankProducts } from './rank-products.ts';

/**
 * The ids of products that a text means, at most `most`: by the beginning of a SKU, then those on sale as the
 * shop's search ranks them, then withdrawn ones that have every word in a name.
 */
export async function findAnyProduct(
  { db, catalog }: Pick<AppDeps, 'db' | 'catalog'>,
  text: string,
  most: number,
): Promise<number[]> {
  const sku = foldDigits(stripBidiMarks(text)).trim();
  const bySku = sku === '' ? [] : await findBySkuStart(db, sku, most);
  const ranked = rankProducts(await catalog.search(), text, () => true).matches;
  const withdrawn = await findWithdrawnByName(db, text);
  return [...new Set([...bySku, ...ranked.slice(0, most), ...withdrawn])].slice(0, most);
}
