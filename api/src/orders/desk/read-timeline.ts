import type { OrderState } from '@dp/contract/order-states.ts';
import type { ParcelState } from '@dp/contract/parcel-states.ts';
import type { TimelineEntry } from '@dp/contract/staff/order-page.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { noteEditableUntil } from '../../notes/note-editing.ts';
import type { Principal } from '../../principals/principal.ts';
import { maskPhones, seesPhones } from './visible-phones.ts';

interface Row extends Record<string, unknown> {
  readonly kind: TimelineEntry['kind'];
  readonly id: number;
  readonly at: string;
  readonly actor: Principal['kind'];
  readonly actorId: number | null;
  readonly name: string | null;
  readonly data: Record<string, unknown>;
}

/** The step of an order that its parcels' state takes it to. */
const STEP_OF: Partial<Readonly<Record<ParcelState, OrderState>>> = {
  handed_over: 'dispatched',
  delivered: 'delivered',
  returned: 'returned',
  given_up: 'returned',
};

/**
 * What happened to an order and its parcels, the oldest first, in one query. Times of entries in `data` are
 * ISO 8601.
 */
export async function readTimeline(
  db: Db,
  orderId: number,
  reader: Principal,
  now: Date,
): Promise<TimelineEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    with boxes as (
      select id, place, courier_id, (count(*) filter (where state <> 'void') over ())::int as "of"
      from parcels where order_id = ${orderId}
    )
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
      from order_edits where order_id = ${orderId} and kind = 'edit'
      union all
      select 'correction', id, at, actor, actor_id, actor_name,
        jsonb_build_object('before', before->'address', 'after', after->'address', 'note', reason)
      from order_edits where order_id = ${orderId} and kind = 'correction'
      union all
      select 'parcel', event.id, at, actor, actor_id, actor_name,
        jsonb_build_object('parcel_id', boxes.id, 'place', place, 'of', "of", 'state', state,
          'courier', case when state = 'handed_over'
            then jsonb_build_object('ar', couriers.name_ar, 'en', couriers.name_en) end,
          'reason', reason, 'postponed_to', postponed_to, 'note', note)
      from boxes join parcel_events as event on event.parcel_id = boxes.id
        left join couriers on couriers.id = boxes.courier_id
      union all
      select 'inspection', min(found.id), at, actor, actor_id, actor_name,
        jsonb_build_object('parcel_id', boxes.id, 'place', place, 'of', "of", 'units', jsonb_build_object(
          'sellable', coalesce(sum(quantity) filter (where outcome = 'sellable'), 0),
          'b_stock', coalesce(sum(quantity) filter (where outcome = 'b_stock'), 0),
          'written_off', coalesce(sum(quantity) filter (where outcome = 'written_off'), 0)))
      from boxes join inspections as found on found.parcel_id = boxes.id
      group by boxes.id, place, "of", at, actor, actor_id, actor_name
    ) as entry
    left join staff on entry.actor = 'staff' and staff.id = entry.actor_id
    -- What happened in one moment: the attempt, or the parcel's way, before the step it led to.
    order by at, case when kind = 'state' and data->>'state' = 'draft' then 0 when kind = 'state' then 2
      when kind in ('note', 'inspection') then 3 else 1 end, id`);
  const entries = rows.map((row) => presentEntry(row, reader, now));
  return entries.filter((entry) => !isTakenByParcel(entry, entries));
}

/** Whether a step of the order says no more than the entry of its only parcel, which took it along. */
function isTakenByParcel(step: TimelineEntry, entries: readonly TimelineEntry[]): boolean {
  if (step.kind !== 'state' || step.note !== null) return false;
  return entries.some(
    (entry) =>
      entry.kind === 'parcel' &&
      entry.of === 1 &&
      entry.at === step.at &&
      STEP_OF[entry.state] === step.state,
  );
}

function presentEntry(row: Row, reader: Principal, now: Date): TimelineEntry {
  const at = new Date(row.at);
  const by = { kind: row.actor, name: row.name };
  const entry = { kind: row.kind, id: row.id, at: at.toISOString(), by, ...row.data };
  if (row.kind === 'attempt' && typeof row.data.call_at === 'string') {
    return { ...entry, call_at: new Date(row.data.call_at).toISOString() } as TimelineEntry;
  }
  if (row.kind !== 'note') {
    return (seesPhones(reader) ? entry : withoutPhones(entry)) as TimelineEntry;
  }
  const until = noteEditableUntil(at);
  const own = reader.kind === 'staff' && row.actor === 'staff' && row.actorId === reader.staffId;
  const editable = own && now <= until;
  return { ...entry, editable_until: editable ? until.toISOString() : null } as TimelineEntry;
}

/** Addresses of edits and corrections with their phones masked, for who may not see them. */
function withoutPhones(entry: Readonly<Record<string, unknown>>): object {
  if (entry.kind !== 'edit' && entry.kind !== 'correction') return entry;
  const { before, after } = maskPhones({ before: entry.before, after: entry.after });
  return { ...entry, before, after };
}
