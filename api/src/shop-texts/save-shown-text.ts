import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import type { Principal } from '../principals/principal.ts';
import { addTextVersion, type EditedText } from './add-text-version.ts';
import type { NewestText } from './shop-text-rows.ts';

/**
 * Adds a version to a text that pages show; they show it at once.
 *
 * @param read the words of the new version, or null for those that came with the shop; called in the transaction.
 * @returns the text as `present` shows it to its editor.
 * @throws ProblemError 409 `record_changed`, and what `read` throws.
 */
export async function saveShownText<V extends Readonly<Record<string, unknown>>, T>(
  db: Db,
  principal: Principal,
  text: Omit<EditedText<V>, 'present'> & { readonly present: (newest: NewestText) => T },
  action: `${string}.${string}`,
  read: (tx: Db) => Promise<V | null>,
): Promise<T> {
  return changeCatalog(db, async (tx) => {
    const value = await read(tx);
    return text.present(await addTextVersion(tx, principal, text, { action, value }));
  });
}
