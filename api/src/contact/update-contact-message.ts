import type { ContactThread, updateContactMessageBody } from '@dp/contract/staff/contact-inbox.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { isActiveStaff } from '../staff/staff-queries.ts';
import { type ContactRow, changeContactMessage } from './contact-store.ts';
import { readThread } from './contact-thread.ts';
import { lockMessageVersion } from './lock-message-version.ts';

type Changes = z.output<typeof updateContactMessageBody>;

/**
 * Changes a message's state, who takes care of it, or its note for staff. The audit trail has the note's
 * length alone: its text may name people, and rows of the trail are never erased.
 *
 * @throws ProblemError 403 `permission_required` without `customers.see-phones`; 404 `message_not_found`; 409
 *   `record_changed`; 422 `colleague_not_found`.
 */
export async function updateContactMessage(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  principal: Principal,
  { id, version, ...changes }: Changes & { readonly id: number },
): Promise<ContactThread> {
  requirePermission(principal, 'customers.see-phones');
  return inTransaction(db, async (tx) => {
    const message = await lockMessageVersion({ db: tx, config }, principal, id, version);
    const assignedTo = changes.assigned_to === undefined ? message.assignedTo : changes.assigned_to;
    const isNew = assignedTo !== null && assignedTo !== message.assignedTo;
    if (isNew && !(await isActiveStaff(tx, assignedTo))) {
      throw new ProblemError(422, 'colleague_not_found');
    }
    const after = {
      state: changes.state ?? message.state,
      assignedTo,
      staffNote: changes.staff_note === undefined ? message.staffNote : changes.staff_note,
    };
    await changeContactMessage(tx, message, after);
    await recordAudit(tx, principal, {
      action: 'message.update',
      subject: { kind: 'message', id },
      before: { version, ...summary(message) },
      after: { version: version + 1, ...summary(after) },
      at: now(),
    });
    return readThread({ db: tx, config }, principal, id);
  });
}

function summary({
  state,
  assignedTo,
  staffNote,
}: Pick<ContactRow, 'state' | 'assignedTo' | 'staffNote'>) {
  return { state, assigned_to: assignedTo, note_letters: staffNote?.length ?? 0 };
}
