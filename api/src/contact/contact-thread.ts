import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { usableChannels } from '../messages/channels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type InboxRow, presentInboxRow, readInboxRows } from './contact-inbox.ts';

/**
 * A message with its answers.
 *
 * @throws ProblemError 403 `permission_required` without `customers.see-phones`, 404 `message_not_found`.
 */
export async function readThread(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  principal: Principal,
  id: number,
): Promise<ContactThread> {
  requirePermission(principal, 'customers.see-phones');
  const [row] = await readInboxRows(db, sql`message.id = ${id}`, sql``);
  if (!row) throw new ProblemError(404, 'message_not_found');
  const { rows: colleagues } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from staff where disabled_at is null order by name, id`,
  );
  return {
    ...presentInboxRow(row),
    staff_note: row.staffNote,
    answers: await readAnswers(db, id),
    answerable: isAnswerable(config, row),
    customer: await findCustomer(db, row),
    colleagues,
  };
}

/** Whether an answer can go by mail. */
export function isAnswerable(config: ApiConfig, { email }: { readonly email: string | null }) {
  return email !== null && usableChannels(config).has('email');
}

async function readAnswers(db: Db, messageId: number): Promise<ContactThread['answers']> {
  const { rows } = await db.execute<ContactThread['answers'][number] & Record<string, unknown>>(sql`
    select answer.id, answer.text, answer.at, coalesce(staff.name, answer.actor_name) as by,
      coalesce(outbox.status, 'deleted') as mail
    from contact_answers as answer
    left join staff on answer.actor = 'staff' and staff.id = answer.actor_id
    left join outbox on outbox.id = answer.outbox_id
    where answer.message_id = ${messageId} order by answer.id`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** The customer who wrote: as a merge has linked it, else who has proven or typed the contact, the former first. */
async function findCustomer(
  db: Db,
  { customerId, phone, email }: InboxRow,
): Promise<ContactThread['customer']> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from customers
    where deleted_at is null and case when ${customerId}::int is not null then id = ${customerId}
      else id in (
        select id from customers where phone = ${phone} union all select id from customers where email = ${email}
      ) end
    order by phone = ${phone} and phone_verified_at is not null desc nulls last,
      email = ${email} and email_verified_at is not null desc nulls last, id
    limit 1`);
  return rows[0] ?? null;
}
