import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditLog } from './audit-trail-tables.ts';

/** A change of a record at a moment. */
export interface ChangeMoment {
  readonly kind: string;
  readonly id: number;
  readonly at: Date;
}

/** Which member of staff made each of some changes, in their order; null where it was nobody of them. */
export async function findStaffOfChanges(
  db: Db,
  changes: readonly ChangeMoment[],
): Promise<(number | null)[]> {
  if (changes.length === 0) return [];
  const { rows } = await db.execute<{ staff: number | null }>(sql`
    select (
      select ${auditLog.actorId} from ${auditLog}
      where ${auditLog.subjectKind} = change->>'kind' and ${auditLog.subjectId} = change->>'id'
        and ${auditLog.at} = (change->>'at')::timestamptz and ${auditLog.actor} = 'staff'
      limit 1
    ) as staff
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as changes(change, place)
    order by place`);
  return rows.map(({ staff }) => staff);
}
