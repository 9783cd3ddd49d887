import type { ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import type { StaffShopWords } from '@dp/contract/staff/shop-words.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { textToRestore } from '../shop-texts/add-text-version.ts';
import { saveShownText } from '../shop-texts/save-shown-text.ts';
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
  const text = await editedWords(deps, name, version);
  return saveShownText(deps.db, principal, text, 'shop-words.edit', async () => ({ ...value }));
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
  const text = await editedWords(deps, name, version);
  return saveShownText(deps.db, principal, text, 'shop-words.restore', async (tx) => {
    const value = (await textToRestore(tx, text, restored)) as WordsValue | null;
    return value && { ...value };
  });
}

async function editedWords(
  { db, payments, now }: SavingDeps,
  name: ShopWordsName,
  version: number,
) {
  const { pays } = await readWordsFacts(db, payments);
  return {
    kind: 'words' as const,
    name,
    version,
    valueOf: (value: unknown) => wordsOf(name, value),
    present: (newest: NewestText) => presentWords(name, newest, pays),
    at: now(),
  };
}
