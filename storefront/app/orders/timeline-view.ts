import type { OrderState } from '@dp/contract/order-states.ts';
import type { Order } from '@dp/contract/orders.ts';
import { WAY } from './order-status.ts';

/** One stop on an order's way. */
export interface TimelineStop {
  readonly state: OrderState;
  /** When it was reached, ISO 8601; undefined for future states. */
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
}

/**
 * An order's timeline for display: past states with their times, the current one, and future ones. None are
 * to come after a cancellation or a return.
 */
export function timelineView(order: Way): TimelineStop[] {
  const happened = order.timeline.map(({ state, at, actor, note = null }, index, all) => ({
    state,
    at,
    actor,
    note,
    progress: index === all.length - 1 ? ('current' as const) : ('done' as const),
  }));
  const reached = WAY.indexOf(order.status);
  const ahead = reached === -1 ? [] : WAY.slice(reached + 1);
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

/** The message key that explains the current state: what it waits for, who cancelled it, where it came back from. */
export function meaningOf(
  { state, actor }: Pick<TimelineStop, 'state' | 'actor'>,
  { timeline, payment }: Pick<Way, 'timeline' | 'payment'>,
) {
  if (state === 'draft' && payment?.state === 'awaiting') return 'awaiting';
  if (state === 'cancelled') return actor === 'shopper' ? 'cancelledByYou' : 'cancelledByShop';
  if (state !== 'returned') return state;
  return timeline.some((event) => event.state === 'delivered') ? 'returned' : 'undelivered';
}
