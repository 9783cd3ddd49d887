import { dayAfter, dayOf, workingDayAfter } from '@dp/contract/cairo-time.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import { ASKED_DAY_WITHIN, POSTPONABLE_STATES } from '@dp/contract/parcel-states.ts';
import type { ParcelRow } from './parcel-store.ts';

/** What an order promised, in working days. */
export interface PromisedOrder {
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly daysMin: number;
  readonly daysMax: number;
}

/** Days in Cairo, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const OPEN: readonly OrderState[] = ['draft', 'ongoing', 'dispatched'];

/** The days that the shop promised when the order was placed; null once it has ended. */
export function expectedOrderDays(order: PromisedOrder): Days | null {
  if (!OPEN.includes(order.state)) return null;
  return promisedDays(order.placedAt, order);
}

/** The days that the shop promises for what is ordered at a moment. */
export function promisedDays(
  placedAt: Date,
  { daysMin, daysMax }: Pick<PromisedOrder, 'daysMin' | 'daysMax'>,
): Days {
  const placed = dayOf(placedAt);
  return { from: workingDayAfter(placed, daysMin), to: workingDayAfter(placed, daysMax) };
}

/**
 * When a parcel is expected: the day that its shopper and the shop agreed on, else the day that the courier
 * named, else the order's days; null once it has arrived or comes back.
 */
export function expectedParcelDays(parcel: ParcelRow, order: PromisedOrder): Days | null {
  if (parcel.state === 'out_for_delivery') return oneDay(dayOf(parcel.stateAt));
  if (!isPostponable(parcel)) return null;
  if (parcel.askedDay !== null && parcel.dayAgreed) return oneDay(parcel.askedDay);
  return parcel.postponedTo === null ? expectedOrderDays(order) : oneDay(parcel.postponedTo);
}

/** Of several parcels the days of the one that comes last; null when none is expected. */
export function lastExpected(parcels: readonly ParcelRow[], order: PromisedOrder): Days | null {
  const days = parcels.flatMap((parcel) => expectedParcelDays(parcel, order) ?? []);
  return days.reduce<Days | null>(
    (last, each) => (last === null || each.to > last.to ? each : last),
    null,
  );
}

/** Whether its shopper can still ask for another day. */
export function isPostponable({ state }: ParcelRow): boolean {
  return POSTPONABLE_STATES.some((each) => each === state);
}

/** The days between which a shopper can ask for a parcel now: from tomorrow on. */
export function askableDays(now: Date): Days {
  const today = dayOf(now);
  return { from: dayAfter(today), to: dayAfter(today, ASKED_DAY_WITHIN) };
}

function oneDay(day: string): Days {
  return { from: day, to: day };
}
