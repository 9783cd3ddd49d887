import type { OrderParcel } from '@dp/contract/order-parcels.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { Order } from '@dp/contract/orders.ts';
import { wasDelivered } from '../parcels/was-delivered.ts';
import { type Step, WAY } from './order-status.ts';

/** One stop on an order's way. */
export interface TimelineStop {
  readonly state: OrderState | Step;
  /** When it was reached, ISO 8601; undefined for future steps. */
  readonly at: string | undefined;
  readonly actor: 'shopper' | 'shop' | undefined;
  readonly note: string | null;
  readonly progress: 'done' | 'current' | 'ahead';
}

/** What a timeline is made of; a tracked order's has no notes. */
export interface Way {
  readonly status: OrderState;
  readonly payment?: Pick<Order['payment'], 'state'>;
  readonly timeline: readonly (Omit<Order['timeline'][number], 'note'> & {
    readonly note?: string | null;
  })[];
  /** What has been packed of it. */
  readonly parcels: readonly Pick<OrderParcel, 'state' | 'events'>[];
}

/** What is said by the parcels of an order that has some. */
const OF_PARCELS: readonly OrderState[] = ['dispatched', 'delivered', 'returned'];

/**
 * What happened to an order besides its parcels, and without any what is ahead: nothing after a cancellation or a
 * return. That it is completed is no stop: to its shopper it was delivered.
 */
export function timelineView({ status, timeline, parcels }: Way): TimelineStop[] {
  const packed = parcels.length > 0;
  const events = timeline.filter(
    ({ state }) => state !== 'completed' && !(packed && OF_PARCELS.includes(state)),
  );
  const isOver = (index: number) => packed || index < events.length - 1;
  const happened = events.map(({ state, at, actor, note = null }, index) => ({
    state,
    at,
    actor,
    note,
    progress: isOver(index) ? ('done' as const) : ('current' as const),
  }));
  const ahead = packed ? [] : WAY.slice(stepOf(status));
  return [
    ...happened,
    ...ahead.map((state) => ({
      state,
      at: undefined,
      actor: undefined,
      note: null,
      progress: 'ahead' as const,
    })),
  ];
}

/** How many steps of its way an order without parcels has behind it; all of them once it ended. */
function stepOf(status: OrderState): number {
  if (status === 'draft') return 1;
  if (status === 'ongoing') return 2;
  return status === 'dispatched' ? WAY.indexOf('out_for_delivery') : WAY.length;
}

/** The message key that explains the current state: what it waits for, who cancelled it, where it came back from. */
export function meaningOf<S extends TimelineStop['state']>(
  { state, actor }: { readonly state: S } & Pick<TimelineStop, 'actor'>,
  { timeline, payment }: Pick<Way, 'timeline' | 'payment'>,
) {
  if (state === 'draft' && payment?.state === 'awaiting') return 'awaiting';
  if (state === 'cancelled') return actor === 'shopper' ? 'cancelledByYou' : 'cancelledByShop';
  if (state !== 'returned') return state as Exclude<S, 'cancelled' | 'returned'>;
  return wasDelivered(timeline) ? 'returned' : 'undelivered';
}
