import { dayAfter, dayOf } from '@dp/contract/cairo-time.ts';
import {
  CLOSED_RETURN_STATES,
  RETURN_PERIODS,
  type ReturnPeriod,
  type ReturnState,
} from '@dp/contract/return-values.ts';

/** The transitions. Goods may also be brought to the shop, without a pick-up. */
export const RETURN_NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'refused', 'cancelled'],
  approved: ['pickup_booked', 'received', 'cancelled'],
  refused: [],
  cancelled: [],
  pickup_booked: ['pickup_booked', 'picked_up', 'received', 'cancelled'],
  picked_up: ['received'],
  received: ['inspected'],
  inspected: ['refunded', 'exchanged', 'sent_back'],
  refunded: [],
  exchanged: [],
  sent_back: [],
};

/** The states in which a return's pieces are the shopper's again, and can be asked for in another one. */
export const RELEASED: readonly ReturnState[] = ['refused', 'cancelled', 'sent_back'];

/** The states in which nothing is to be done any more. */
export const CLOSED: readonly ReturnState[] = CLOSED_RETURN_STATES;

/** Pieces of one product that reached the shopper together. */
export interface Receipt {
  readonly quantity: number;
  readonly at: Date;
}

/** How long each period is. The law's days are counted from receipt, to the end of the last one in Cairo. */
export interface PeriodLengths {
  readonly without_reason: { readonly days: number };
  readonly defect: { readonly days: number };
  readonly warranty: { readonly months: number };
}

/** What can be sent back in a period. */
export interface Returnable {
  readonly units: number;
  /** The last day, in Cairo, of what was received last. */
  readonly until: string;
}

/**
 * How many pieces of a product can be sent back in each period on a day.
 *
 * @param receipts what reached the shopper.
 * @param taken pieces that are in returns already.
 * @returns null for every period of a product that was not received.
 */
export function returnableUnits(
  receipts: readonly Receipt[],
  taken: number,
  lengths: PeriodLengths,
  now: Date,
): Readonly<Record<ReturnPeriod, Returnable | null>> {
  const today = dayOf(now);
  const left = receipts.reduce((sum, { quantity }) => sum + quantity, 0) - taken;
  const entries = RETURN_PERIODS.map((period) => {
    const ends = receipts.map(({ at, quantity }) => ({
      quantity,
      until: lastDay(dayOf(at), lengths[period]),
    }));
    const inTime = ends.reduce(
      (sum, { quantity, until }) => sum + (today <= until ? quantity : 0),
      0,
    );
    const until = ends
      .map((end) => end.until)
      .sort()
      .at(-1);
    const units = Math.max(0, Math.min(left, inTime));
    return [period, until === undefined ? null : { units, until }] as const;
  });
  return Object.fromEntries(entries) as Record<ReturnPeriod, Returnable | null>;
}

/** The day so many days or months after another; a month that has no such day ends on its last. */
export function lastDay(
  day: string,
  { days = 0, months = 0 }: { readonly days?: number; readonly months?: number },
): string {
  if (months === 0) return dayAfter(day, days);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const longest = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, longest)))
    .toISOString()
    .slice(0, 10);
}
