import { type SQL, sql } from 'drizzle-orm';
import { auditLog } from './audit-trail-tables.ts';

/** Where the page after a row continues. */
export function cursorOf({ at, id }: Pick<typeof auditLog.$inferSelect, 'at' | 'id'>): string {
  return `${at.getTime()}_${id}`;
}

/** The rows that are older than the one of a cursor. */
export function olderThan(cursor: string): SQL {
  const [at = 0, id = 0] = cursor.split('_').map(Number);
  return sql`(${auditLog.at}, ${auditLog.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`;
}
