import type { PoolClient } from 'pg';
import type { OrderFill } from './insert-orders.ts';

/** Companies beside the couriers that every shop has. */
const COMPANIES = ['Nile Express', 'Delta Post', 'Saeed Cargo'];

/** Ids that parcels refer to: a handover for each courier and day, a hand-in for each courier and week. */
export interface CourierDays {
  readonly couriers: number;
  readonly handoverBase: number;
  readonly handInBase: number;
}

/** Adds couriers with their signed handovers and hand-ins of as many days as orders are old. */
export async function insertCouriers(client: PoolClient, fill: OrderFill): Promise<CourierDays> {
  const days = Math.ceil(fill.seconds / 86_400) + 1;
  await client.query(
    `insert into couriers (name_ar, name_en, kind, tracking_link)
     select name, name, 'manual', 'https://track.example/{number}' from unnest($1::text[]) as name`,
    [COMPANIES],
  );
  await client.query(
    `create temp table courier_places as
     select id, (row_number() over (order by id))::int - 1 as k from couriers where active`,
  );
  const { rows } = await client.query<Record<'couriers' | 'handovers' | 'handIns', number>>(`
    select (select count(*)::int from courier_places) as couriers,
      (select coalesce(max(id), 0) from handovers) as handovers,
      (select coalesce(max(id), 0) from cash_hand_ins) as "handIns"`);
  const found = rows[0];
  if (!found) throw new Error('A count returned no row.');
  const { couriers, handovers: handoverBase, handIns: handInBase } = found;
  const actor = `'staff', ${fill.staffId}, null`;
  await client.query(`
    insert into handovers (id, courier_id, actor, actor_id, actor_name, opened_at, signed_at)
    overriding system value
    select ${handoverBase} + day * ${couriers} + k + 1, id, ${actor}, at, at
    from courier_places, generate_series(0, ${days}) as day,
      lateral (select now() - make_interval(days => day) as at) as timed`);
  await client.query(`
    insert into cash_hand_ins (id, courier_id, actor, actor_id, actor_name, at, expected_piastres, received_piastres)
    overriding system value
    select ${handInBase} + week * ${couriers} + k + 1, id, ${actor}, now() - make_interval(days => 7 * week), 0, 0
    from courier_places, generate_series(0, ${Math.ceil(days / 7)}) as week`);
  return { couriers, handoverBase, handInBase };
}

/** Inserts the parcels of the range in `new_orders`: one each, with its lines and events. */
export async function insertParcels(
  client: PoolClient,
  { staffId }: OrderFill,
  { couriers, handoverBase, handInBase }: CourierDays,
): Promise<void> {
  const handedOver = `'handed_over' = any(parcel_states)`;
  const delivered = `'delivered' = any(parcel_states)`;
  await client.query(`
    insert into parcels (id, order_id, place, state, state_at, cash_piastres, weight_grams, courier_id,
      tracking_number, handover_id, attempts, reason, delivered_at, hand_in_id, settled_piastres, inspected_at)
    overriding system value
    select new_orders.id, new_orders.id, 1, parcel_states[cardinality(parcel_states)], new_orders.state_at,
      orders.total_piastres, 300 + n % 4000,
      case when ${handedOver} then courier_places.id end,
      case when ${handedOver} then 'NX' || lpad((new_orders.id * 7)::text, 10, '0') end,
      case when ${handedOver} then ${handoverBase} + floor(greatest(age - 1, 0))::int * ${couriers} + k + 1 end,
      ('attempt_failed' = any(parcel_states))::int,
      case when 'attempt_failed' = any(parcel_states) then 'refused' end,
      case when ${delivered} then new_orders.state_at end,
      case when ${delivered} and not new_orders.unsettled then ${handInBase} + floor(age / 7)::int * ${couriers} + k + 1 end,
      case when ${delivered} and not new_orders.unsettled then orders.total_piastres else 0 end,
      case when fate = 'returned' then new_orders.state_at end
    from new_orders
    join orders on orders.id = new_orders.id
    join courier_places on k = floor(${couriers} * pg_temp.share(n, 31))::int
    where parcel_states is not null`);
  await client.query(`
    insert into hand_in_lines (hand_in_id, parcel_id, cash_piastres)
    select hand_in_id, parcels.id, cash_piastres
    from parcels join new_orders on new_orders.id = parcels.id where hand_in_id is not null`);
  await client.query(`
    insert into parcel_lines (parcel_id, product_id, quantity)
    select new_lines.order_id, product_id, quantity
    from new_lines join new_orders on new_orders.id = new_lines.order_id where parcel_states is not null`);
  await client.query(`
    insert into parcel_events (parcel_id, state, reason, actor, actor_id, actor_name, at)
    select id, step.state, case step.state when 'attempt_failed' then 'refused' end, 'staff', ${staffId}, null,
      least(now(), placed_at + interval '20 hours' * (step.place + 1))
    from new_orders, unnest(parcel_states) with ordinality as step (state, place) order by id, step.place`);
  await client.query(`
    insert into inspections (parcel_id, product_id, outcome, quantity, actor, actor_id, actor_name, at)
    select order_id, product_id, 'sellable', quantity, 'staff', ${staffId}, null, state_at
    from new_lines join new_orders on new_orders.id = order_id where fate = 'returned'`);
}

/** Counts and sums of what couriers signed for and handed in. */
export async function addUpCouriers(client: PoolClient): Promise<void> {
  await client.query(`
    update handovers set count = added.count, sum_piastres = added.sum
    from (select handover_id, count(*) as count, sum(cash_piastres) as sum from parcels group by 1) as added
    where added.handover_id = handovers.id`);
  await client.query(`
    update cash_hand_ins set expected_piastres = added.sum, received_piastres = added.sum
    from (select hand_in_id, sum(cash_piastres) as sum from parcels group by 1) as added
    where added.hand_in_id = cash_hand_ins.id`);
}
