import { desc, inArray, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { contactMessages } from './contact-tables.ts';

/** Stores a contact message. */
export async function insertContactMessage(
  db: Db,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(message);
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

/** Removes what was written from some e-mails or phones; returns the mails it was passed on with. */
export async function deleteContactMessages(db: Db, from: readonly string[]): Promise<number[]> {
  if (from.length === 0) return [];
  const rows = await db
    .delete(contactMessages)
    .where(or(inArray(contactMessages.email, [...from]), inArray(contactMessages.phone, [...from])))
    .returning({ outboxId: contactMessages.outboxId });
  return rows.map(({ outboxId }) => outboxId).filter((id) => id !== null);
}
