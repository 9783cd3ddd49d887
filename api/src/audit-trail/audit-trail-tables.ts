import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/**
 * Who changed what, when and from where, written in the transaction of the change. Append-only: a trigger
 * refuses to update, delete or truncate it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    ...actorColumns,
    /** Network of the caller; null for the command line. */
    network: text(),
    /** `<feature>.<verb>`, such as `order.confirm`. */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The changed fields before and after; null where there was or is nothing. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    check('audit_log_actor', actorIsNamed(table)),
    index('audit_log_subject').on(table.subjectKind, table.subjectId, table.at, table.id),
    index('audit_log_actor_id').on(table.actor, table.actorId, table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
    index('audit_log_at').on(table.at, table.id),
  ],
);

/**
 * Whose whole phone numbers each person was shown since their window began: one row for each person, which is
 * deleted when it becomes a row of the audit trail (decision 096).
 */
export const phoneReadings = pgTable('phone_readings', {
  staffId: integer('staff_id').primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  /** Different customers, by id. */
  customerIds: integer('customer_ids').array().notNull(),
});
