import { NOTE_EDITABLE_MINUTES } from '@dp/contract/staff/limits.ts';
import type { TimelineEntry } from '@dp/contract/staff/order-page.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Principal } from '../../principals/principal.ts';

interface Row extends Record<string, unknown> {
  readonly kind: TimelineEntry['kind'];
  readonly id: number;
  readonly at: string;
  readonly actor: Principal['kind'];
  readonly actorId: number | null;
  readonly name: string | null;
  readonly data: Record<string, unknown>;
}

/** What happened to an order, the oldest first, in one query. Times of entries in `data` are ISO 8601. */
export async function readTimeline(
  db: Db,
  orderId: number,
  reader: Principal,
  now: Date,
): Promise<TimelineEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    select kind, entry.id::float8 as id, at, actor, actor_id as "actorId",
      coalesce(staff.name, entry.actor_name) as name, data
    from (
      select 'state' as kind, id, at, actor, actor_id, actor_name,
        jsonb_build_object('state', state, 'note', note) as data
      from order_events where order_id = ${orderId}
      union all
      select 'attempt', id, at, actor, actor_id, actor_name,
        jsonb_build_object('channel', channel, 'outcome', outcome, 'call_at', call_at, 'note', note)
      from order_attempts where order_id = ${orderId}
      union all
      select 'note', id, at, actor, actor_id, actor_name,
        jsonb_build_object('text', text, 'version', version, 'edited', edited_at is not null)
      from order_notes where order_id = ${orderId}
      union all
      select 'edit', id, at, actor, actor_id, actor_name,
        jsonb_build_object('reason', reason, 'before', before, 'after', after)
      from order_edits where order_id = ${orderId}
    ) as entry
    left join staff on entry.actor = 'staff' and staff.id = entry.actor_id
    -- What happened in one moment: the attempt before the step it led to.
    order by at, case when data->>'state' = 'draft' then 0 when kind = 'state' then 2
      when kind = 'note' then 3 else 1 end, id`);
  return rows.map((row) => presentEntry(row, reader, now));
}

function presentEntry(row: Row, reader: Principal, now: Date): TimelineEntry {
  const at = new Date(row.at);
  const by = { kind: row.actor, name: row.name };
  const entry = { kind: row.kind, id: row.id, at: at.toISOString(), by, ...row.data };
  if (row.kind === 'attempt' && typeof row.data.call_at === 'string') {
    return { ...entry, call_at: new Date(row.data.call_at).toISOString() } as TimelineEntry;
  }
  if (row.kind !== 'note') return entry as TimelineEntry;
  const until = noteEditableUntil(at);
  const own = reader.kind === 'staff' && row.actor === 'staff' && row.actorId === reader.staffId;
  const editable = own && now <= until;
  return { ...entry, editable_until: editable ? until.toISOString() : null } as TimelineEntry;
}

/** Until when its author may edit a note of this time. */
export function noteEditableUntil(at: Date): Date {
  return new Date(at.getTime() + NOTE_EDITABLE_MINUTES * 60_000);
}
