import { dayOf } from '@dp/contract/cairo-time.ts';
import type { OrderParcel, ShownParcelState } from '@dp/contract/order-parcels.ts';

/** What an order's shopper must know of its parcels: trouble first, then what comes soonest. */
const FIRST: readonly ShownParcelState[] = [
  'attempt_failed',
  'lost',
  'returning',
  'out_for_delivery',
  'handed_over',
  'packed',
  'returned',
  'given_up',
  'delivered',
];

/** The state that stands for an order with these parcels; undefined without any. */
export function situationOf(states: readonly ShownParcelState[]): ShownParcelState | undefined {
  return FIRST.find((state) => states.includes(state));
}

const TROUBLE: readonly ShownParcelState[] = ['attempt_failed', 'returning', 'lost'];

/** Whether a delivery went wrong and is not settled. */
export function isTrouble(state: ShownParcelState): boolean {
  return TROUBLE.includes(state);
}

/** Whether a courier has taken it out on a day and brings it still; one that went out earlier has been out too long. */
export function isOutOn(
  day: string,
  { state, events }: Pick<OrderParcel, 'state' | 'events'>,
): boolean {
  const last = events.at(-1);
  return state === 'out_for_delivery' && last !== undefined && dayOf(new Date(last.at)) === day;
}
