import type { StaffNote } from '@dp/contract/staff/customers.ts';
import { desc, eq } from 'drizzle-orm';
import { lockCustomerForStaff } from '../accounts/customer-changes.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { isSameNote } from '../notes/note-editing.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readNote } from './customer-notes.ts';
import { customerNotes } from './customer-tables.ts';

/**
 * Adds a note for staff; one that is sent again counts once. The audit trail names it without its text, which must go
 * when the customer is erased.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`, 404 `customer_not_found`.
 */
export async function addCustomerNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { customerId, text }: { readonly customerId: number; readonly text: string },
): Promise<StaffNote> {
  requirePermission(principal, 'orders.confirm');
  const at = now();
  return inTransaction(db, async (tx) => {
    await lockCustomerForStaff(tx, customerId);
    const [last] = await tx
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.customerId, customerId))
      .orderBy(desc(customerNotes.id))
      .limit(1);
    if (last && isSameNote(last, text, principal, at)) return readNote(tx, last.id, principal, at);
    const [note] = await tx
      .insert(customerNotes)
      .values({ customerId, text, at, ...actorOf(principal) })
      .returning({ id: customerNotes.id });
    if (!note) throw new Error('The insert of a note returned no row.');
    await recordAudit(tx, principal, {
      action: 'customer.note',
      subject: { kind: 'customer', id: customerId },
      after: { note: note.id, letters: text.length },
      at,
    });
    return readNote(tx, note.id, principal, at);
  });
}
