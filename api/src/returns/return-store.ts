import type { ReturnState } from '@dp/contract/return-values.ts';
import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { changeRow } from '../database/change-row.ts';
import type { Db } from '../database/database.ts';
import { RELEASED } from './return-rules.ts';
import { returnEvents, returnInspections, returnLines, returns } from './return-tables.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;
export type ReturnEventRow = typeof returnEvents.$inferSelect;
export type ReturnInspectionRow = typeof returnInspections.$inferSelect;

/** Returns by any condition, the oldest first. */
export async function listReturnRows(db: Db, where: SQL | undefined): Promise<ReturnRow[]> {
  return db.select().from(returns).where(where).orderBy(asc(returns.id));
}

export async function findReturn(db: Db, id: number): Promise<ReturnRow | undefined> {
  const [row] = await listReturnRows(db, eq(returns.id, id));
  return row;
}

/** Locks a return until the transaction ends; its order must be locked. */
export async function lockReturnRow(tx: Db, id: number): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, id)).for('update');
  return row;
}

/** A return of this customer's. */
export async function findOwnReturn(
  db: Db,
  customerId: number,
  id: number,
): Promise<ReturnRow | undefined> {
  const [row] = await listReturnRows(db, and(eq(returns.id, id), ownedBy(customerId)));
  return row;
}

/** That a return's order is this customer's. */
export function ownedBy(customerId: number): SQL {
  return sql`exists (select from orders where orders.id = ${returns.orderId} and customer_id = ${customerId})`;
}

/** That money is due for a return: since its goods came, until its refund is done. */
export const MONEY_DUE = sql`(${returns.refundDueAt} is not null and (${returns.state} <> 'refunded'
  or exists (select from refunds where refunds.id = ${returns.refundId} and refunds.state <> 'done')))`;

/** That the refund which closed a return was refused by the provider. */
export const REFUND_FAILED = sql`exists (select from refunds where refunds.id = ${returns.refundId} and refunds.state = 'failed')`;

export async function insertReturn(
  tx: Db,
  row: typeof returns.$inferInsert,
  lines: readonly Omit<ReturnLineRow, 'returnId'>[],
): Promise<ReturnRow> {
  const [inserted] = await tx.insert(returns).values(row).returning();
  if (!inserted) throw new Error('The insert of a return returned no row.');
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: inserted.id })));
  return inserted;
}

/** Changes a locked return and raises its version. */
export async function changeReturn(
  tx: Db,
  id: number,
  changes: Partial<Omit<ReturnRow, 'id' | 'version'>>,
): Promise<void> {
  await changeRow(tx, returns, id, changes);
}

export async function insertReturnEvent(
  tx: Db,
  event: typeof returnEvents.$inferInsert,
): Promise<void> {
  await tx.insert(returnEvents).values(event);
}

export async function insertReturnInspections(
  tx: Db,
  rows: readonly (typeof returnInspections.$inferInsert)[],
): Promise<void> {
  await tx.insert(returnInspections).values([...rows]);
}

export async function listReturnLines(db: Db, ids: readonly number[]): Promise<ReturnLineRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, [...ids]))
    .orderBy(asc(returnLines.returnId), asc(returnLines.productId));
}

export async function listReturnEvents(db: Db, ids: readonly number[]): Promise<ReturnEventRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, [...ids]))
    .orderBy(asc(returnEvents.id));
}

/** Whether an order replaces a return. */
export async function isReplacement(tx: Db, orderId: number): Promise<boolean> {
  return (await tx.$count(returns, eq(returns.replacementOrderId, orderId))) > 0;
}

export async function listReturnInspections(
  db: Db,
  ids: readonly number[],
): Promise<ReturnInspectionRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(returnInspections)
    .where(inArray(returnInspections.returnId, [...ids]))
    .orderBy(asc(returnInspections.id));
}

/** Pieces of an order that are in its returns, by product; in those whose pieces are not the shopper's again. */
export async function listTaken(
  db: Db,
  orderId: number,
): Promise<{ productId: number; quantity: number }[]> {
  return db
    .select({
      productId: returnLines.productId,
      quantity: sql<number>`sum(${returnLines.quantity})::int`,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(
      and(eq(returns.orderId, orderId), notInArray(returns.state, [...RELEASED] as ReturnState[])),
    )
    .groupBy(returnLines.productId);
}
