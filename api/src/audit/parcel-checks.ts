import { type SQL, sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

/** A parcel in a finding: its order's number and its place. */
const parcelName = sql`orders.number || ' parcel ' || parcels.place`;

/** Of an order's parcels: `orderStateOf`'s conditions in SQL. */
const CAME_BACK = sql`(bool_and(parcels.state in ('returned', 'lost', 'given_up')) and bool_or(parcels.state in ('returned', 'given_up')))`;
const ENDED = sql`(parcels.state in ('delivered', 'returned', 'lost', 'given_up') or parcels.state = 'returning' and delivered_at is not null)`;
const ON_THE_WAY = sql`('packed', 'handed_over', 'out_for_delivery', 'attempt_failed')`;

/** @param legalSteps rows (from, to) of the parcel's state machine. */
export function parcelChecks(legalSteps: SQL): AuditCheck[] {
  return [
    {
      rule: 'The parcels of an order that is packed or has left hold exactly its lines and collect its total; no other order has any.',
      wrong: sql`
        select number || ' (' || state || '): product ' || product_id || ' ordered ' || ordered || ', in parcels ' || packed as detail
        from (
          select order_id, product_id, sum(ordered) as ordered, sum(packed) as packed
          from (
            select order_id, product_id, quantity as ordered, 0 as packed from order_lines
            union all
            select order_id, product_id, 0, quantity
            from parcel_lines join parcels on parcels.id = parcel_id where parcels.state <> 'void'
          ) as units
          group by order_id, product_id
        ) as held join orders on orders.id = order_id
        where packed <> case
          when state in ('dispatched', 'delivered', 'completed', 'returned') then ordered
          when state = 'ongoing' and packing = 'packed' then ordered
          else 0 end
        union all
        select number || ': parcels collect ' || collects || ' of ' || total_piastres || ' piastres'
        from orders join (
          select order_id, sum(cash_piastres) as collects from parcels where state <> 'void' group by order_id
        ) as cash on order_id = orders.id
        where collects <> case payment when 'paid' then 0 else total_piastres end`,
    },
    {
      rule: 'An order’s state is that of its parcels.',
      wrong: sql`
        select number || ' is ' || orders.state || ', its parcels are ' || string_agg(parcels.state, ', ' order by place) as detail
        from orders join parcels on order_id = orders.id and parcels.state <> 'void'
        group by orders.id
        having not case
          when orders.state = 'ongoing' then bool_and(parcels.state = 'packed')
          when orders.state = 'dispatched' then bool_or(parcels.state <> 'packed')
            and not ${CAME_BACK}
            and not (bool_or(delivered_at is not null) and bool_and(${ENDED}))
          when orders.state in ('delivered', 'completed') then bool_or(delivered_at is not null)
            and bool_and(parcels.state not in ${ON_THE_WAY})
            and not ${CAME_BACK}
          when orders.state = 'returned' then ${CAME_BACK}
          else false end`,
    },
    {
      rule: 'A parcel begins packed, goes on by legal steps, and is in the last one’s state.',
      wrong: sql`
        with steps as (
          select parcel_id, state, lag(state) over by_id as before, lead(state) over by_id as after
          from parcel_events window by_id as (partition by parcel_id order by id)
        )
        select ${parcelName} || case
            when steps.state is null then ' has no events'
            when before is null and steps.state <> 'packed' then ' begins as ' || steps.state
            when before is not null and (before, steps.state) not in ${legalSteps} then ' went from ' || before || ' to ' || steps.state
            else ' is ' || parcels.state || ', its last event says ' || steps.state end as detail
        from parcels join orders on orders.id = order_id left join steps on parcel_id = parcels.id
        where steps.state is null
          or before is null and steps.state <> 'packed'
          or before is not null and (before, steps.state) not in ${legalSteps}
          or after is null and steps.state <> parcels.state`,
    },
    {
      rule: 'A parcel that came back is inspected once and whole, one that was given up is written off, and no other is.',
      wrong: sql`
        select ${parcelName} || ' (' || parcels.state || '): product ' || parcel_lines.product_id || ' ' || parcel_lines.quantity
          || ' inside, ' || coalesce(found, 0) || ' inspected' as detail
        from parcels join orders on orders.id = order_id join parcel_lines on parcel_id = parcels.id
        left join (
          select parcel_id, product_id, sum(quantity) as found from inspections group by parcel_id, product_id
        ) as inspected on inspected.parcel_id = parcels.id and inspected.product_id = parcel_lines.product_id
        where coalesce(found, 0) <> case when inspected_at is null then 0 else parcel_lines.quantity end
          or inspected_at is not null and parcels.state not in ('returned', 'given_up')
          or parcels.state = 'given_up' and (inspected_at is null or exists (
            select from inspections where parcel_id = parcels.id and outcome <> 'written_off'))`,
    },
    {
      rule: 'A parcel left with the courier of a signed handover, which counts its parcels and their cash.',
      wrong: sql`
        select ${parcelName} || ' is ' || parcels.state || ' without a signed handover' as detail
        from parcels join orders on orders.id = order_id left join handovers on handovers.id = handover_id
        where parcels.state not in ('packed', 'void')
          and (signed_at is null or handovers.courier_id is distinct from parcels.courier_id)
        union all
        select 'handover ' || handovers.id || ' signed for ' || handovers.count || ' parcels of ' || sum_piastres
          || ' piastres, has ' || count(parcels.id) || ' of ' || coalesce(sum(cash_piastres), 0)
        from handovers left join parcels on handover_id = handovers.id
        where signed_at is not null
        group by handovers.id
        having handovers.count <> count(parcels.id) or sum_piastres <> coalesce(sum(cash_piastres), 0)`,
    },
    {
      rule: 'The queues know what an order’s parcels ask of staff.',
      wrong: sql`
        select number || ' says problem ' || parcel_problem || ', to inspect ' || to_inspect || ', unsettled ' || unsettled as detail
        from orders left join lateral (
          select
            coalesce(bool_or(state in ('attempt_failed', 'lost') or asked_day is not null and day_agreed is null or label_outdated), false) as problem,
            coalesce(bool_or(state = 'returned' and inspected_at is null), false) as inspect,
            coalesce(bool_or(delivered_at is not null and settled_piastres < cash_piastres), false) as cash
          from parcels where order_id = orders.id and state <> 'void'
        ) as asked on true
        where parcel_problem <> problem or to_inspect <> inspect or unsettled <> cash`,
    },
  ];
}

export const cashChecks: AuditCheck[] = [
  {
    rule: 'A hand-in is for what its lines say: cash of parcels that its courier delivered, and what the courier kept.',
    wrong: sql`
      select 'hand-in ' || cash_hand_ins.id || ' expects ' || expected_piastres || ', kept ' || cash_hand_ins.fees_piastres
        || ' and ' || cash_hand_ins.vat_piastres || ', paid out ' || coalesce(deposited_piastres::text, 'by hand')
        || '; its lines say ' || coalesce(sum(lines.cash_piastres), 0) || ', ' || coalesce(sum(lines.fees_piastres), 0)
        || ' and ' || coalesce(sum(lines.vat_piastres), 0) as detail
      from cash_hand_ins left join (
        select hand_in_lines.* from hand_in_lines join parcels on parcels.id = parcel_id
        join cash_hand_ins on cash_hand_ins.id = hand_in_lines.hand_in_id
        where parcels.courier_id = cash_hand_ins.courier_id
          and (delivered_at is not null or hand_in_lines.cash_piastres = 0)
      ) as lines on lines.hand_in_id = cash_hand_ins.id
      group by cash_hand_ins.id
      having expected_piastres <> coalesce(sum(lines.cash_piastres), 0)
        or cash_hand_ins.fees_piastres <> coalesce(sum(lines.fees_piastres), 0)
        or cash_hand_ins.vat_piastres <> coalesce(sum(lines.vat_piastres), 0)`,
  },
  {
    rule: 'What was handed in of a parcel’s cash is what lines say, never more than was collected, and its hand-in is the one with the last of it.',
    wrong: sql`
      select ${parcelName} || ' collects ' || cash_piastres || ', settled ' || settled_piastres || ', lines say ' || said
        || ', last hand-in ' || coalesce(hand_in_id::text, 'none') as detail
      from (
        select parcels.*,
          coalesce((select sum(cash_piastres) from hand_in_lines where parcel_id = parcels.id), 0) as said,
          (select max(hand_in_id) from hand_in_lines where parcel_id = parcels.id and cash_piastres > 0) as last
        from parcels
      ) as parcels join orders on orders.id = order_id
      where settled_piastres <> said or settled_piastres > cash_piastres
        or settled_piastres > 0 and delivered_at is null
        or cash_piastres > 0 and hand_in_id is distinct from case when settled_piastres = cash_piastres then last end`,
  },
  {
    rule: 'What couriers collected has been handed in or is outstanding.',
    wrong: sql`
      select collected || ' piastres collected, ' || handed_in || ' handed in and ' || outstanding || ' outstanding' as detail
      from (
        select
          (select coalesce(sum(cash_piastres), 0) from parcels where delivered_at is not null) as collected,
          (select coalesce(sum(expected_piastres), 0) from cash_hand_ins) as handed_in,
          (select coalesce(sum(cash_piastres - settled_piastres), 0) from parcels where delivered_at is not null and hand_in_id is null) as outstanding
      ) as sums
      where collected <> handed_in + outstanding`,
  },
];
