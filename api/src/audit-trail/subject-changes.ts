import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { cursorOf, olderThan } from './audit-cursor.ts';
import { auditLog } from './audit-trail-tables.ts';

/** Changes of some kinds, of one record or, without an id, of every record of a kind. */
export interface ChangesOf {
  readonly subject: { readonly kind: string; readonly id?: string };
  /** `<feature>.<verb>`. */
  readonly actions: readonly string[];
  /** Without removals of what a later change of this action brought back just as it was. */
  readonly unlessBackBy?: string;
  /** Only removals after which the record, which keeps its id, was not made again. */
  readonly stillGone?: boolean;
}
export type SubjectChange = typeof auditLog.$inferSelect;

/** A page of such changes, the newest first, and the one that is next older than the page. */
export async function listSubjectChanges(
  db: Db,
  changes: ChangesOf,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<{ rows: SubjectChange[]; older: SubjectChange | undefined; next: string | null }> {
  const found = await db
    .select()
    .from(auditLog)
    .where(and(isOf(changes), before === undefined ? undefined : olderThan(before)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const older = found[limit];
  const last = rows.at(-1);
  return { rows, older, next: older && last ? cursorOf(last) : null };
}

/** A change of this record by its row's id; undefined for a row of another record. */
export async function readSubjectChange(
  db: Db,
  changes: ChangesOf,
  id: number,
): Promise<SubjectChange | undefined> {
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(isOf(changes), eq(auditLog.id, id)));
  return row;
}

function isOf({ subject, actions, unlessBackBy, stillGone = false }: ChangesOf) {
  return and(
    unlessBackBy === undefined
      ? undefined
      : sql`not exists (select from audit_log as later where later.action = ${unlessBackBy}
          and (later.at, later.id) > (${auditLog.at}, ${auditLog.id}) and ${auditLog.before} = (
            select jsonb_object_agg(key, value) from jsonb_each(later.after) where ${auditLog.before} ? key))`,
    stillGone
      ? sql`${auditLog.after} is null and not exists (select from audit_log as later
          where later.subject_kind = ${auditLog.subjectKind} and later.subject_id = ${auditLog.subjectId}
          and (later.at, later.id) > (${auditLog.at}, ${auditLog.id}) and later.after is not null)`
      : undefined,
    eq(auditLog.subjectKind, subject.kind),
    subject.id === undefined ? undefined : eq(auditLog.subjectId, subject.id),
    inArray(auditLog.action, [...actions]),
  );
}
