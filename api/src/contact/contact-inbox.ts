import { foldText } from '@dp/contract/fold-text.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type {
  ContactMessage,
  contactListResponse,
  listContactMessagesQuery,
} from '@dp/contract/staff/contact-inbox.ts';
import type { ContactState } from '@dp/contract/staff/contact-states.ts';
import { COUNT_MAX } from '@dp/contract/staff/order-desk.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { readSearchText } from '../orders/desk/search-text.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';

export interface InboxRow extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly message: string;
  readonly locale: Locale;
  readonly at: string;
  readonly state: ContactState;
  readonly assignedId: number | null;
  readonly assignedName: string | null;
  readonly staffNote: string | null;
  readonly customerId: number | null;
}

/** Reads messages with who takes care of them. */
export async function readInboxRows(db: Db, where: SQL, page: SQL): Promise<InboxRow[]> {
  const { rows } = await db.execute<InboxRow>(sql`
    select message.id, message.version, message.name, message.phone, message.email, message.message,
      message.locale, message.created_at as at, message.state, message.staff_note as "staffNote",
      message.customer_id as "customerId", staff.id as "assignedId", staff.name as "assignedName"
    from contact_messages as message left join staff on staff.id = message.assigned_to
    where ${where} ${page}`);
  return rows;
}

/** A message as the inbox lists it. */
export function presentInboxRow(row: InboxRow): ContactMessage {
  const { id, version, name, phone, email, message, locale, state, assignedId } = row;
  return {
    id,
    version,
    name,
    phone,
    email,
    message,
    locale,
    at: new Date(row.at).toISOString(),
    state,
    assigned_to: assignedId === null ? null : { id: assignedId, name: row.assignedName ?? '' },
  };
}

/**
 * A page of the messages to the shop, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `customers.see-phones`.
 */
export async function listInbox(
  db: Db,
  principal: Principal,
  query: z.output<typeof listContactMessagesQuery>,
): Promise<z.output<typeof contactListResponse>> {
  requirePermission(principal, 'customers.see-phones');
  const { after, before, limit } = query;
  const backwards = before !== undefined;
  const conditions = [narrowed(query, principal)];
  if (query.text?.trim()) conditions.push(fits(query.text.trim()));
  if (after !== undefined) conditions.push(sql`message.id < ${after}`);
  if (before !== undefined) conditions.push(sql`message.id > ${before}`);
  const found = await readInboxRows(
    db,
    sql.join(conditions, sql` and `),
    sql`order by message.id ${sql.raw(backwards ? 'asc' : 'desc')} limit ${limit + 1}`,
  );
  // One more than shown tells whether there is a further page.
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const further = found.length > limit;
  return {
    data: rows.map(presentInboxRow),
    next: backwards || further ? (rows.at(-1)?.id ?? null) : null,
    previous: (backwards ? further : after !== undefined) ? (rows[0]?.id ?? null) : null,
  };
}

/**
 * How many messages nobody has dealt with, at most 1,000.
 *
 * @throws ProblemError 403 `permission_required` without `customers.see-phones`.
 */
export async function countNewMessages(db: Db, principal: Principal): Promise<number> {
  requirePermission(principal, 'customers.see-phones');
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from contact_messages where state = 'new' limit ${COUNT_MAX}
    ) as counted`);
  return rows[0]?.count ?? 0;
}

function narrowed(
  { filter }: z.output<typeof listContactMessagesQuery>,
  principal: Principal,
): SQL {
  if (filter === 'all') return sql`true`;
  if (filter !== 'mine') return sql`message.state = ${filter}`;
  const staffId = principal.kind === 'staff' ? principal.staffId : null;
  return sql`message.assigned_to = ${staffId} and message.state <> 'closed'`;
}

/** Every word is in the name, the contacts or the message; a phone may be in any form. */
function fits(text: string): SQL {
  const { phone } = readSearchText(text);
  if (phone) return sql`position(${phone} in message.search_text) > 0`;
  const words = foldText(text).split(/\s+/);
  return sql.join(
    words.map((word) => sql`position(${word} in message.search_text) > 0`),
    sql` and `,
  );
}
