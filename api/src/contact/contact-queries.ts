import type { ContactState } from '@dp/contract/staff/contact-states.ts';
import type { Db } from '../database/database.ts';
import { eraseMessages } from '../messages/message-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import {
  countContactMessages,
  deleteContactMessages,
  findAnswers,
  findContactMessages,
  findMessagesOf,
  linkMessages,
} from './contact-store.ts';

/**
 * A page of contact messages, newest first.
 *
 * @throws ProblemError 403 `permission_required` without `customers.see-phones`.
 */
export async function listContactMessages(
  db: Db,
  principal: Principal,
  page: { limit: number; offset: number },
) {
  requirePermission(principal, 'customers.see-phones');
  const total = await countContactMessages(db);
  return { rows: await findContactMessages(db, page), total };
}

/** What a customer wrote, for their page: the newest first. */
export async function listMessagesOf(
  db: Db,
  customer: { readonly id: number; readonly phone: string | null; readonly email: string | null },
): Promise<{ id: number; text: string; state: ContactState; at: string }[]> {
  const contacts = [customer.phone, customer.email].flatMap((contact) => contact ?? []);
  const rows = await findMessagesOf(db, { id: customer.id, contacts });
  return rows.map(({ id, message, state, createdAt }) => ({
    id,
    text: message,
    state,
    at: createdAt.toISOString(),
  }));
}

/** What a customer wrote with its answers, for the export of their data; the newest first. */
export async function exportContactMessages(
  db: Db,
  customerId: number,
  contacts: readonly string[],
) {
  const rows = await findMessagesOf(db, { id: customerId, contacts });
  const answers = Map.groupBy(
    await findAnswers(
      db,
      rows.map(({ id }) => id),
    ),
    ({ messageId }) => messageId,
  );
  return rows.map(({ id, name, phone, email, message, createdAt }) => ({
    name,
    phone,
    email,
    message,
    at: createdAt.toISOString(),
    answers: (answers.get(id) ?? []).map(({ text, at }) => ({ text, at: at.toISOString() })),
  }));
}

/** Gives what one customer wrote to another whose account takes over; how much. */
export async function moveContactMessages(
  tx: Db,
  from: { readonly id: number; readonly contacts: readonly string[] },
  into: number,
): Promise<number> {
  return linkMessages(tx, from, into);
}

/** Removes what a shopper wrote to the shop, and the mails that passed it on and answered it. */
export async function eraseContactMessages(
  tx: Db,
  customerId: number,
  contacts: readonly string[],
): Promise<void> {
  await eraseMessages(tx, await deleteContactMessages(tx, { id: customerId, contacts }));
}
