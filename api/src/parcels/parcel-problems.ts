import { ATTEMPT_REASONS, type AttemptReason } from '@dp/contract/parcel-states.ts';
import {
  PARCEL_PROBLEMS,
  type ParcelProblem,
  UNDER_WAY_STATES,
} from '@dp/contract/staff/parcels.ts';
import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { parcels } from './parcel-tables.ts';

const underWay = inArray(parcels.state, [...UNDER_WAY_STATES]);

/** The courier company refused it or its corrected address, or said something that staff should look at. */
const courierProblem = sql`exists (
  select from courier_deliveries as delivery where delivery.parcel_id = ${parcels.id}
  and (delivery.attention is not null or (delivery.correction = 'refused' and ${underWay})
    or (delivery.state = 'failed' and ${parcels.state} = 'packed'
    and not exists (select from courier_deliveries as newer where newer.parcel_id = delivery.parcel_id and newer.id > delivery.id))))`;

const failed = eq(parcels.state, 'attempt_failed');
const failedBecause = Object.fromEntries(
  ATTEMPT_REASONS.map((reason) => [reason, and(failed, eq(parcels.reason, reason))]),
) as Record<AttemptReason, SQL>;

/** What staff have to see to about a parcel, as conditions on `parcels`. */
export const parcelProblems: Readonly<Record<ParcelProblem, SQL>> = {
  ...failedBecause,
  lost: eq(parcels.state, 'lost'),
  day_asked: and(
    ne(parcels.state, 'void'),
    isNotNull(parcels.askedDay),
    isNull(parcels.dayAgreed),
  ) as SQL,
  label_outdated: and(ne(parcels.state, 'void'), parcels.labelOutdated) as SQL,
  courier_company: courierProblem,
};

/** The problems of the parcels of an order, each once, as an expression: an array of `ParcelProblem`. */
export function problemsOfOrder(orderId: SQL): SQL {
  const each = PARCEL_PROBLEMS.map(
    (problem) => sql`case when bool_or(${parcelProblems[problem]}) then ${problem}::text end`,
  );
  return sql`(select array_remove(array[${sql.join(each, sql`, `)}], null)
    from ${parcels} where ${parcels.orderId} = ${orderId})`;
}
