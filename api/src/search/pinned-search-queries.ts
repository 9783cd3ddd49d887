import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { isShown } from '@dp/contract/staff/is-shown.ts';
import type { listPinnedSearchesQuery, PinnedSearch } from '@dp/contract/staff/search-pins.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readChosenProducts } from '../products/chosen-products.ts';
import {
  listPinnedSearchRows,
  type PinnedSearchRow,
  readPinnedSearchRow,
} from './pinned-search-rows.ts';
import { requireSearchKey } from './search-key.ts';
import { tokenise } from './tokenise.ts';

const PAGE = 50;
/** Products of a search that the list shows. */
const FIRST = 4;

/**
 * A page of pinned searches by key, or of those that contain a text.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`.
 */
export async function listPinnedSearches(
  db: Db,
  principal: Principal,
  { text = '', after = '' }: z.output<typeof listPinnedSearchesQuery>,
  locale: Locale,
): Promise<StaffCallOutput<'listPinnedSearches'>> {
  requirePermission(principal, 'content.edit');
  const part = folded(text);
  const found = (await listPinnedSearchRows(db))
    .filter(({ key }) => key > after)
    .filter(({ query }) => text.trim() === '' || (part !== '' && folded(query).includes(part)))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const page = found.slice(0, PAGE);
  const products = await readChosenProducts(
    db,
    page.flatMap(({ productIds }) => productIds),
    locale,
  );
  return {
    data: page.map(({ key, query, productIds }) => {
      const chosen = productIds.flatMap((id) => products.get(id) ?? []);
      return {
        key,
        query,
        pinned: chosen.length,
        shown: chosen.filter(isShown).length,
        first: chosen.slice(0, FIRST),
      };
    }),
    next: found.length > PAGE ? (page.at(-1)?.key ?? null) : null,
  };
}

/** What is pinned for a search, which may be nothing. Throws as `listPinnedSearches`, and 422 `search_meaningless`. */
export async function getPinnedSearch(
  db: Db,
  principal: Principal,
  query: string,
  locale: Locale,
): Promise<PinnedSearch> {
  requirePermission(principal, 'content.edit');
  const row = await readPinnedSearchRow(db, requireSearchKey(query));
  return presentPinnedSearch(db, query, row, locale);
}

/**
 * A pinned search as its editor shows it.
 *
 * @param row undefined while nothing is pinned for `query`.
 */
export async function presentPinnedSearch(
  db: Db,
  query: string,
  row: PinnedSearchRow | undefined,
  locale: Locale,
): Promise<PinnedSearch> {
  const ids = row?.productIds ?? [];
  const products = await readChosenProducts(db, ids, locale);
  return {
    key: requireSearchKey(query),
    query: row?.query ?? query,
    version: row?.version ?? 0,
    products: ids.flatMap((id) => products.get(id) ?? []),
  };
}

const folded = (text: string) => tokenise(text).join(' ');
