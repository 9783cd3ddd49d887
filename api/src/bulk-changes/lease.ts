import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** How long the holder of a lease may say nothing before another process takes the work over. */
const LEASE_MS = 60_000;

/** A table of work of which one process holds a row without a transaction. */
interface LeasedTable {
  readonly id: AnyPgColumn;
  readonly lease: AnyPgColumn;
  readonly leaseUntil: AnyPgColumn;
}

/** Until when a lease that is taken or renewed at `at` holds. */
export function leaseEnd(at: Date): Date {
  return new Date(at.getTime() + LEASE_MS);
}

/** Rows that no process holds at `at`. */
export function unleased({ leaseUntil }: LeasedTable, at: Date): SQL | undefined {
  return or(isNull(leaseUntil), lt(leaseUntil, at));
}

/** The row, while this lease holds it: another process may have taken it over. */
export function leasedBy(table: LeasedTable, id: number, lease: string): SQL | undefined {
  return and(eq(table.id, id), eq(table.lease, lease));
}
