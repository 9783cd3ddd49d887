import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditLog } from './audit-trail-tables.ts';

/** A change of a record at a moment. */
export interface ChangeMoment {
  readonly kind: string;
  readonly id: number;
  readonly at: Date;
}

/**
 * Which member of staff made each of some changes, in their order; null where it was nobody of them.
 *
 * @param when `by-then` also finds who had last told the record what it did by itself, such as who chose its time.
 */
export async function findStaffOfChanges(
  db: Db,
  changes: readonly ChangeMoment[],
  when: 'then' | 'by-then' = 'then',
): Promise<(number | null)[]> {
  const at = sql`(change->>'at')::timestamptz`;
  if (changes.length === 0) return [];
  const { rows } = await db.execute<{ staff: number | null }>(sql`
    select (
      select ${auditLog.actorId} from ${auditLog}
      where ${auditLog.subjectKind} = change->>'kind' and ${auditLog.subjectId} = change->>'id'
        and ${when === 'then' ? sql`${auditLog.at} = ${at}` : sql`${auditLog.at} <= ${at}`}
        and ${auditLog.actor} = 'staff'
      order by ${auditLog.at} desc, ${auditLog.id} desc limit 1
    ) as staff
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as changes(change, place)
    order by place`);
  return rows.map(({ staff }) => staff);
}
