import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { SHOP_WORDS_NAMES, type ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import type { StaffShopWords } from '@dp/contract/staff/shop-words.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readNewestText, readNewestTexts } from '../shop-texts/shop-text-rows.ts';
import { listTextVersions } from '../text-history/list-text-versions.ts';
import { presentWords } from './present-words.ts';
import { readWordsFacts } from './words-facts.ts';

// Each throws ProblemError 403 `permission_required` without `content.edit`.

/** Every text of the shop that is neither a page nor a message, and when it was changed. */
export async function listShopWords(
  db: Db,
  principal: Principal,
): Promise<StaffCallOutput<'listShopWords'>['data']> {
  requirePermission(principal, 'content.edit');
  const changed = await readNewestTexts(db, 'words');
  return SHOP_WORDS_NAMES.map((name) => {
    const row = changed.get(name);
    return {
      name,
      original: (row?.value ?? null) === null,
      saved_at: row?.at.toISOString() ?? null,
    };
  });
}

/** Words of the shop as staff edit them. */
export async function getShopWords(
  { db, payments }: Pick<AppDeps, 'db' | 'payments'>,
  principal: Principal,
  name: ShopWordsName,
): Promise<StaffShopWords> {
  requirePermission(principal, 'content.edit');
  const newest = await readNewestText(db, { kind: 'words', name });
  return presentWords(name, newest, (await readWordsFacts(db, payments)).pays);
}

/** The saved states of words of the shop, the newest first. */
export async function listShopWordsVersions(
  db: Db,
  principal: Principal,
  name: ShopWordsName,
  before: number | undefined,
) {
  requirePermission(principal, 'content.edit');
  return listTextVersions(db, { kind: 'words', name }, before);
}
