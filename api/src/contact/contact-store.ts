import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { contactAnswers, contactMessages } from './contact-tables.ts';

export type ContactRow = typeof contactMessages.$inferSelect;

/** Whose messages: those that came with these contacts, or before a merge with those of the other account. */
export interface Sender {
  readonly id: number;
  /** Lower-case e-mails and E.164 phones. */
  readonly contacts: readonly string[];
}

function sentBy({ id, contacts }: Sender) {
  const own = [...contacts];
  return or(
    eq(contactMessages.customerId, id),
    own.length === 0
      ? undefined
      : and(
          isNull(contactMessages.customerId),
          or(inArray(contactMessages.email, own), inArray(contactMessages.phone, own)),
        ),
  );
}

/** Stores a contact message; returns its id, undefined where its key came before. */
export async function insertContactMessage(
  tx: Db,
  message: typeof contactMessages.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return row?.id;
}

/** Names the mail that forwards a message to the shop. */
export async function linkToMail(tx: Db, id: number, outboxId: number): Promise<void> {
  await tx.update(contactMessages).set({ outboxId }).where(eq(contactMessages.id, id));
}

/** What was written, the newest first. */
export async function findContactMessages(db: Db, page: { limit: number; offset: number }) {
  return db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How much was written. */
export async function countContactMessages(db: Db): Promise<number> {
  return db.$count(contactMessages);
}

/** What somebody wrote, the newest first. */
export async function findMessagesOf(db: Db, sender: Sender): Promise<ContactRow[]> {
  return db.select().from(contactMessages).where(sentBy(sender)).orderBy(desc(contactMessages.id));
}

/** Links what somebody wrote to a customer, whatever contacts they have later; how much. */
export async function linkMessages(db: Db, sender: Sender, customerId: number): Promise<number> {
  const linked = await db
    .update(contactMessages)
    .set({ customerId })
    .where(sentBy(sender))
    .returning({ id: contactMessages.id });
  return linked.length;
}

/** Removes what somebody wrote; returns the mails it was passed on and answered with. */
export async function deleteContactMessages(db: Db, sender: Sender): Promise<number[]> {
  const rows = await db
    .select({ id: contactMessages.id, outboxId: contactMessages.outboxId })
    .from(contactMessages)
    .where(sentBy(sender));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .select({ outboxId: contactAnswers.outboxId })
    .from(contactAnswers)
    .where(inArray(contactAnswers.messageId, ids));
  await db.delete(contactMessages).where(inArray(contactMessages.id, ids));
  return [...rows, ...answers].map(({ outboxId }) => outboxId).filter((id) => id !== null);
}

/** Locks a message until the transaction ends. */
export async function lockContactMessage(tx: Db, id: number): Promise<ContactRow | undefined> {
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return row;
}

/** Changes a locked message and raises its version. */
export async function changeContactMessage(
  tx: Db,
  { id, version }: ContactRow,
  changes: Partial<Pick<ContactRow, 'state' | 'assignedTo' | 'staffNote'>>,
): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ ...changes, version: version + 1 })
    .where(eq(contactMessages.id, id));
}

/** Adds an answer; returns its id. */
export async function insertAnswer(
  tx: Db,
  answer: typeof contactAnswers.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(contactAnswers).values(answer).returning({ id: contactAnswers.id });
  if (!row) throw new Error('The insert of an answer returned no row.');
  return row.id;
}

/** The answers to some messages, the oldest first. */
export async function findAnswers(db: Db, messageIds: readonly number[]) {
  if (messageIds.length === 0) return [];
  return db
    .select({
      messageId: contactAnswers.messageId,
      text: contactAnswers.text,
      at: contactAnswers.at,
    })
    .from(contactAnswers)
    .where(inArray(contactAnswers.messageId, [...messageIds]))
    .orderBy(asc(contactAnswers.id));
}
