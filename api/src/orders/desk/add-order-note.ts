import type { noteResponse } from '@dp/contract/staff/order-page.ts';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { isSameNote } from '../../notes/note-editing.ts';
import { actorOf } from '../../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { orderNotes } from '../order-desk-tables.ts';
import { lockOrder } from '../order-store.ts';

type Noted = z.output<typeof noteResponse>;

/**
 * Adds a note of staff to an order; customers never see it. One that is sent again counts once. The audit trail, which
 * is never erased, has no texts about people.
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
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) {
      throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
    }
    const [last] = await tx
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.orderId, orderId))
      .orderBy(desc(orderNotes.id))
      .limit(1);
    if (last && isSameNote(last, text, principal, at)) {
      return { data: { id: last.id, version: last.version, text } };
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
