import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import type { AppDeps } from '../deps.ts';
import { invalidFields } from '../problems/problem-error.ts';
import { findBySkuStart, findUnpublishedByName } from '../products/find-unlisted.ts';
import { rankProducts } from './rank-products.ts';

type FindDeps = Pick<AppDeps, 'db' | 'catalog'>;

/** Products that a text can mean where none may be left out. */
const MEANT_MAX = 10_000;

/**
 * The ids of products that a text finds, at most `most`: by the beginning of a SKU, then those on sale as the
 * shop's search ranks them, then the newest others that have every word in a name.
 */
export function findAnyProduct(deps: FindDeps, text: string, most: number): Promise<number[]> {
  return find(deps, text, most, 'newest');
}

/**
 * The ids of all products that a text means, for what is done to each of them; undefined without a text.
 *
 * @throws ProblemError 400 `finds_too_many` for a very common text.
 */
export async function findEveryProduct(
  deps: FindDeps,
  text: string,
): Promise<number[] | undefined> {
  if (text.trim() === '') return undefined;
  const ids = await find(deps, text, MEANT_MAX + 1, 'all');
  if (ids.length > MEANT_MAX) throw invalidFields({ text: 'finds_too_many' });
  return ids;
}

async function find(
  { db, catalog }: FindDeps,
  text: string,
  most: number,
  among: 'newest' | 'all',
): Promise<number[]> {
  const sku = foldDigits(stripBidiMarks(text)).trim();
  const bySku = sku === '' ? [] : await findBySkuStart(db, sku, most);
  const ranked = rankProducts(await catalog.search(), text, () => true).matches;
  const unpublished = await findUnpublishedByName(db, text, among);
  return [...new Set([...bySku, ...ranked.slice(0, most), ...unpublished])].slice(0, most);
}
