import { UNDER_WAY_STATES } from '@dp/contract/staff/parcels.ts';
import { sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

const UNDER_WAY = sql.raw(`('${UNDER_WAY_STATES.join("', '")}')`);

/** Parcels at courier companies. What a parcel collects there is its cash, which never changes once it is packed. */
export const deliveryChecks: AuditCheck[] = [
  {
    rule: 'A parcel’s registration at a courier company waits to be sent, is there by its numbers, was refused for a reason or has ended; what ended is not asked about.',
    wrong: sql`
      select reference || ' (' || courier_deliveries.state || ', ' || couriers.kind || '): number ' || coalesce(tracking_number, 'none')
        || ', id ' || coalesce(delivery_id, 'none') || ', failure ' || coalesce(failure, 'none')
        || ', asked next ' || coalesce(to_char(try_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), 'never') as detail
      from courier_deliveries join couriers on couriers.id = courier_id
      where kind <> 'bosta' or (tracking_number is null) <> (delivery_id is null)
        or not case courier_deliveries.state
          when 'pending' then tracking_number is null and try_at is not null
          when 'created' then tracking_number is not null
          when 'failed' then tracking_number is null and failure is not null and try_at is null
          when 'cancelled' then try_at is null
          else false end`,
  },
  {
    rule: 'Each registration of a parcel has a reference of its own, by its turn; only the last one can be open.',
    wrong: sql`
      select orders.number || ' parcel ' || place || ': registration ' || turn || ' of ' || turns || ' is '
        || reference || ', ' || state as detail
      from (
        select courier_deliveries.*, row_number() over (partition by parcel_id order by id) as turn,
          count(*) over (partition by parcel_id) as turns
        from courier_deliveries
      ) as deliveries join (select id, order_id, place from parcels) as parcels on parcels.id = parcel_id
      join (select id, number from orders) as orders on orders.id = order_id
      where reference not in (
          orders.number || '-' || parcel_id || '-' || turn,
          orders.number || '-' || place || '-' || parcel_id || '-' || turn)
        or state in ('pending', 'created') and turn < turns`,
  },
  {
    rule: 'A parcel that is registered has its number, and one that was taken back has it no more, unless staff typed it.',
    wrong: sql`
      select orders.number || ' parcel ' || place || ' has the number ' || coalesce(parcels.tracking_number, 'none')
        || ', the registration ' || deliveries.tracking_number || ' is ' || deliveries.state as detail
      from courier_deliveries as deliveries join parcels on parcels.id = parcel_id
      join orders on orders.id = order_id
      where (deliveries.state = 'created') = (parcels.tracking_number is distinct from deliveries.tracking_number)
        and deliveries.tracking_number is not null
        and not exists (
          select from audit_log
          where action = 'parcel.track' and subject_kind = 'parcel' and subject_id = parcels.id::text
            and after ->> 'tracking_number' is not distinct from parcels.tracking_number)`,
  },
  {
    rule: 'A courier company has the address of the order of a parcel on its way, or the correction waits, was refused for a reason or was passed on by hand; of erased customers the shop keeps none.',
    wrong: sql`
      select reference || ' (' || deliveries.state || ', ' || parcels.state || '): correction ' || coalesce(correction, 'none')
        || ', failure ' || coalesce(correction_failure, 'none') || ', the address is '
        || case when registered is null then 'unknown' when registered = address then 'the order’s' else 'another' end as detail
      from courier_deliveries as deliveries join parcels on parcels.id = parcel_id
      join orders on orders.id = order_id
      where address is null and registered is not null
        or correction is not null and deliveries.state <> 'created'
        or (coalesce(correction, '') = 'refused') <> (correction_failure is not null)
        or deliveries.state = 'created' and parcels.state in ${UNDER_WAY}
          and coalesce(correction, 'accepted') = 'accepted' and registered is distinct from address`,
  },
];
