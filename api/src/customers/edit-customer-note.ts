import type { StaffNote } from '@dp/contract/staff/customers.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { mayEditNote } from '../notes/note-editing.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { readNote } from './customer-notes.ts';
import { customerNotes } from './customer-tables.ts';

/**
 * Edits a note, by its author within five minutes.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`, 404 `note_not_found`; 403
 *   `note_not_editable` for others' and older ones; 409 `record_changed`.
 */
export async function editCustomerNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  given: { readonly noteId: number; readonly version: number; readonly text: string },
): Promise<StaffNote> {
  requirePermission(principal, 'orders.confirm');
  const at = now();
  const { noteId, version, text } = given;
  return inTransaction(db, async (tx) => {
    const [note] = await tx
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.id, noteId))
      .for('update');
    if (!note) throw new ProblemError(404, 'note_not_found');
    if (!mayEditNote(note, note.at, principal, at))
      throw new ProblemError(403, 'note_not_editable');
    await assertVersion({ seen: version, version: note.version }, () =>
      readNote(tx, noteId, principal, at),
    );
    await tx
      .update(customerNotes)
      .set({ text, version: version + 1, editedAt: at })
      .where(eq(customerNotes.id, noteId));
    await recordAudit(tx, principal, {
      action: 'customer.edit-note',
      subject: { kind: 'customer', id: note.customerId },
      before: { note: noteId, version, letters: note.text.length },
      after: { note: noteId, version: version + 1, letters: text.length },
      at,
    });
    return readNote(tx, noteId, principal, at);
  });
}
