import type { noteResponse } from '@dp/contract/staff/order-page.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { orderNotes } from '../order-desk-tables.ts';
import { lockOrder } from '../order-store.ts';
import { noteEditableUntil } from './read-timeline.ts';

type Noted = z.output<typeof noteResponse>;

/**
 * Adds a note of staff to an order; customers never see it. The audit trail, which is never erased, has no texts
 * about people.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `order_not_found`.
 */
export async function addOrderNote(
  deps: Deps,
  principal: Principal,
  { orderId, text }: { readonly orderId: number; readonly text: string },
): Promise<Noted> {
  requirePermission(principal, 'orders.read');
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) {
      throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
    }
    const [note] = await tx
      .insert(orderNotes)
      .values({ orderId, text, at, ...actorOf(principal) })
      .returning({ id: orderNotes.id, version: orderNotes.version, text: orderNotes.text });
    if (!note) throw new Error('The insert of a note returned no row.');
    await recordAudit(tx, principal, {
      action: 'order.note',
      subject: { kind: 'order', id: orderId },
      after: { note: note.id },
      at,
    });
    return { data: note };
  });
}

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
  return deps.db.transaction(async (tx) => {
    const [note] = await tx
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.id, noteId))
      .for('update');
    if (!note) throw new ProblemError(404, 'note_not_found');
    const { actor, actorId } = actorOf(principal);
    const own = note.actor === actor && note.actorId === actorId;
    if (!own || at > noteEditableUntil(note.at)) throw new ProblemError(403, 'note_not_editable');
    if (note.version !== version) {
      const current = { id: noteId, version: note.version, text: note.text };
      throw new ProblemError(409, 'record_changed', { version: note.version, current });
    }
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
