import type { noteResponse } from '@dp/contract/staff/order-page.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { mayEditNote } from '../../notes/note-editing.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { assertVersion } from '../../problems/record-changed.ts';
import { orderNotes } from '../order-desk-tables.ts';

type Noted = z.output<typeof noteResponse>;

/**
 * Edits a note, by its author within five minutes.
 *
 * @throws ProblemError 404 `note_not_found`; 403 `note_not_editable` for others' and older ones; 409
 *   `record_changed`.
 */
export async function editOrderNote(
  deps: Deps,
  principal: Principal,
  {
    noteId,
    version,
    text,
  }: { readonly noteId: number; readonly version: number; readonly text: string },
): Promise<Noted> {
  requirePermission(principal, 'orders.read');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const [note] = await tx
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.id, noteId))
      .for('update');
    if (!note) throw new ProblemError(404, 'note_not_found');
    if (!mayEditNote(note, note.at, principal, at))
      throw new ProblemError(403, 'note_not_editable');
    await assertVersion({ seen: version, version: note.version }, () => ({
      id: noteId,
      version: note.version,
      text: note.text,
    }));
    await tx
      .update(orderNotes)
      .set({ text, version: version + 1, editedAt: at })
      .where(eq(orderNotes.id, noteId));
    await recordAudit(tx, principal, {
      action: 'order.edit-note',
      subject: { kind: 'order', id: note.orderId },
      before: { note: noteId, version },
      after: { note: noteId, version: version + 1 },
      at,
    });
    return { data: { id: noteId, version: version + 1, text } };
  });
}
