import type { ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import type { StaffShopWords } from '@dp/contract/staff/shop-words.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { retryOnConflict } from '../database/in-transaction.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { addTextVersion, textToRestore } from '../shop-texts/add-text-version.ts';
import type { NewestText } from '../shop-texts/shop-text-rows.ts';
import { assertShopWords, type GivenWords } from './assert-shop-words.ts';
import type { WordsValue } from './compose-words.ts';
import { presentWords, wordsOf } from './present-words.ts';
import { readWordsFacts } from './words-facts.ts';

type SavingDeps = Pick<AppDeps, 'db' | 'payments' | 'now'>;

/**
 * Changes words of the shop, which shows them at once.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; 400 as `assertShopWords` does; 409
 *   `record_changed`.
 */
export async function saveShopWords(
  deps: SavingDeps,
  principal: Principal,
  name: ShopWordsName,
  { version, ...given }: { readonly version: number } & GivenWords,
): Promise<StaffShopWords> {
  requirePermission(principal, 'content.edit');
  const value = assertShopWords(name, given);
  const change = { name, version, action: 'shop-words.edit' } as const;
  return addVersion(deps, principal, change, async () => value);
}

/**
 * Brings back a saved state of words of the shop, or those that came with it.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `text_version_not_found`; 409
 *   `record_changed`.
 */
export async function restoreShopWords(
  deps: SavingDeps,
  principal: Principal,
  name: ShopWordsName,
  { version, restored }: { readonly version: number; readonly restored: number },
): Promise<StaffShopWords> {
  requirePermission(principal, 'content.edit');
  const change = { name, version, action: 'shop-words.restore' } as const;
  return addVersion(deps, principal, change, async (tx) => {
    const value = await textToRestore(tx, { kind: 'words', name }, restored);
    return value as WordsValue | null;
  });
}

async function addVersion(
  { db, payments, now }: SavingDeps,
  principal: Principal,
  change: {
    readonly name: ShopWordsName;
    readonly version: number;
    readonly action: 'shop-words.edit' | 'shop-words.restore';
  },
  read: (tx: Db) => Promise<WordsValue | null>,
): Promise<StaffShopWords> {
  const { name, version, action } = change;
  const { pays } = await readWordsFacts(db, payments);
  const text = {
    kind: 'words' as const,
    name,
    version,
    valueOf: (value: unknown) => wordsOf(name, value),
    present: (newest: NewestText) => presentWords(name, newest, pays),
    at: now(),
  };
  return retryOnConflict(() =>
    changeCatalog(db, async (tx) => {
      const value = await read(tx);
      return presentWords(
        name,
        await addTextVersion(tx, principal, text, { action, value: value && { ...value } }),
        pays,
      );
    }),
  );
}
