import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { recordChanged } from '../problems/record-changed.ts';
import { insertTextRow, readNewestText, readTextRow, type TextId } from './shop-text-rows.ts';

/** Kinds of texts in the audit trail, where a message is one of the inbox. */
const SUBJECTS = { page: 'page', message: 'message-text', words: 'shop-words' } as const;

/** A text that staff edit, of one kind. */
export interface EditedText<V extends Readonly<Record<string, unknown>>> extends TextId {
  /** The version that the editor saw. */
  readonly version: number;
  /** The text of a version; null for the one as it came with the shop. */
  readonly valueOf: (value: unknown) => V;
  /** A version as its editor sees it, for a refusal. */
  readonly present: (newest: { readonly version: number; readonly value: unknown }) => unknown;
  readonly at: Date;
}

/**
 * Adds a version to a text: new words, or null for those that came with the shop. Inside the caller's
 * transaction; of two editors of one version one adds the next.
 *
 * @throws ProblemError 409 `record_changed` with the text as it is by now.
 */
export async function addTextVersion<V extends Readonly<Record<string, unknown>>>(
  tx: Db,
  principal: Principal,
  text: EditedText<V>,
  change: { readonly action: `${string}.${string}`; readonly value: V | null },
): Promise<{ readonly version: number; readonly value: V | null }> {
  const { kind, name, version, at } = text;
  const before = await readNewestText(tx, text);
  const next = version + 1;
  const row = { kind, name, version: next, value: change.value, ...actorOf(principal), at };
  if (before.version !== version || !(await insertTextRow(tx, row))) {
    const newest = await readNewestText(tx, text);
    throw recordChanged(text.present(newest), newest.version);
  }
  await recordAudit(tx, principal, {
    action: change.action,
    subject: { kind: SUBJECTS[kind], id: name },
    before: { ...text.valueOf(before.value) },
    after: { ...text.valueOf(change.value) },
    at,
  });
  return { version: next, value: change.value };
}

/**
 * The words of an earlier version, to bring back.
 *
 * @param version 0 for the text as it came with the shop.
 * @throws ProblemError 404 `text_version_not_found`.
 */
export async function textToRestore(db: Db, text: TextId, version: number): Promise<unknown> {
  if (version === 0) return null;
  const row = await readTextRow(db, text, version);
  if (!row) throw new ProblemError(404, 'text_version_not_found');
  return row.value;
}
