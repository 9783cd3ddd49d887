import type { StaffNote } from '@dp/contract/staff/customers.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mayEditNote, noteEditableUntil } from '../notes/note-editing.ts';
import type { Principal } from '../principals/principal.ts';
import { customerNotes } from './customer-tables.ts';

interface NoteRow extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  readonly at: string;
  readonly editedAt: string | null;
  readonly actor: Principal['kind'];
  readonly actorId: number | null;
  readonly by: string | null;
}

/** Notes of staff on a customer, the newest first. */
export async function readCustomerNotes(
  db: Db,
  customerId: number,
  reader: Principal,
  now: Date,
): Promise<StaffNote[]> {
  const { rows } = await selectNotes(db, sql`note.customer_id = ${customerId}`);
  return rows.map((row) => present(row, reader, now));
}

function selectNotes(db: Db, where: ReturnType<typeof sql>) {
  return db.execute<NoteRow>(sql`
    select note.id, note.version, note.text, note.at, note.edited_at as "editedAt", note.actor,
      note.actor_id as "actorId", coalesce(staff.name, note.actor_name) as by
    from customer_notes as note
    left join staff on note.actor = 'staff' and staff.id = note.actor_id
    where ${where} order by note.id desc`);
}

/** Gives one customer's notes to another; how many. */
export async function moveCustomerNotes(tx: Db, from: number, into: number): Promise<number> {
  const moved = await tx
    .update(customerNotes)
    .set({ customerId: into })
    .where(eq(customerNotes.customerId, from))
    .returning({ id: customerNotes.id });
  return moved.length;
}

/** Removes every note on a customer, for a deleted account. */
export async function eraseCustomerNotes(tx: Db, customerId: number): Promise<void> {
  await tx.delete(customerNotes).where(eq(customerNotes.customerId, customerId));
}

/** A note as its reader sees it, within the transaction that wrote it. */
export async function readNote(
  db: Db,
  id: number,
  reader: Principal,
  now: Date,
): Promise<StaffNote> {
  const [row] = (await selectNotes(db, sql`note.id = ${id}`)).rows;
  if (!row) throw new Error(`Note ${id} is gone within a transaction that saw it.`);
  return present(row, reader, now);
}

function present(row: NoteRow, reader: Principal, now: Date): StaffNote {
  const { id, version, text, by } = row;
  const at = new Date(row.at);
  return {
    id,
    version,
    text,
    by,
    at: at.toISOString(),
    edited_at: row.editedAt && new Date(row.editedAt).toISOString(),
    editable_until: mayEditNote(row, at, reader, now) ? noteEditableUntil(at).toISOString() : null,
  };
}

/** The notes on a customer, the newest first, for the export of their data. */
export async function exportCustomerNotes(
  db: Db,
  customerId: number,
): Promise<{ text: string; at: string }[]> {
  const { rows } = await selectNotes(db, sql`note.customer_id = ${customerId}`);
  return rows.map(({ text, at }) => ({ text, at: new Date(at).toISOString() }));
}
