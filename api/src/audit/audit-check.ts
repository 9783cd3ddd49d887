import type { SQL } from 'drizzle-orm';

/** One rule of the books, with a query for what breaks it: rows of a `detail`. */
export interface AuditCheck {
  readonly rule: string;
  readonly wrong: SQL;
}
