import { MINUTE_MS } from '@dp/contract/durations.ts';
import type { StaffNote } from '@dp/contract/staff/customers.ts';
import { NOTE_EDITABLE_MINUTES } from '@dp/contract/staff/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { lockCustomerForStaff } from '../accounts/customer-changes.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
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

/**
 * Adds a note for staff. The audit trail names it without its text, which must go when the customer is erased.
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
  return db.transaction(async (tx) => {
    await lockCustomerForStaff(tx, customerId);
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

/**
 * Edits a note, by its author within five minutes.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`, 404 `note_not_found`; 403
 *   `note_not_editable` for others' and older ones; 409 `record_changed`.
 */
export async function editCustomerNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  given: { readonly noteId: number; readonly version: number; readonly text: string },
): Promise<StaffNote> {
  requirePermission(principal, 'orders.confirm');
  const at = now();
  const { noteId, version, text } = given;
  return db.transaction(async (tx) => {
    const [note] = await tx
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.id, noteId))
      .for('update');
    if (!note) throw new ProblemError(404, 'note_not_found');
    if (!mayEdit(note, note.at, principal, at)) throw new ProblemError(403, 'note_not_editable');
    if (note.version !== version) {
      const current = await readNote(tx, noteId, principal, at);
      throw new ProblemError(409, 'record_changed', { version: note.version, current });
    }
    await tx
      .update(customerNotes)
      .set({ text, version: version + 1, editedAt: at })
      .where(eq(customerNotes.id, noteId));
    await recordAudit(tx, principal, {
      action: 'customer.edit-note',
      subject: { kind: 'customer', id: note.customerId },
      before: { note: noteId, version, letters: note.text.length },
      after: { note: noteId, version: version + 1, letters: text.length },
      at,
    });
    return readNote(tx, noteId, principal, at);
  });
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

async function readNote(db: Db, id: number, reader: Principal, now: Date): Promise<StaffNote> {
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
    editable_until: mayEdit(row, at, reader, now) ? editableUntil(at).toISOString() : null,
  };
}

function mayEdit(
  note: { readonly actor: Principal['kind']; readonly actorId: number | null },
  written: Date,
  reader: Principal,
  now: Date,
): boolean {
  const { actor, actorId } = actorOf(reader);
  return note.actor === actor && note.actorId === actorId && now <= editableUntil(written);
}

function editableUntil(written: Date): Date {
  return new Date(written.getTime() + NOTE_EDITABLE_MINUTES * MINUTE_MS);
}

/** The notes on a customer, the newest first, for the export of their data. */
export async function exportCustomerNotes(
  db: Db,
  customerId: number,
): Promise<{ text: string; at: string }[]> {
  const { rows } = await selectNotes(db, sql`note.customer_id = ${customerId}`);
  return rows.map(({ text, at }) => ({ text, at: new Date(at).toISOString() }));
}
