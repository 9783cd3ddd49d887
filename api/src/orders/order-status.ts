import { ORDER_STATES, type OrderState } from '@dp/contract/order-states.ts';

/** A state's label, its tab of the history, and its transitions. */
interface Status {
  readonly code: string;
  readonly tab: 'ongoing' | 'completed';
  readonly next: readonly OrderState[];
}

/** The life of an order (specification §4, design §5). */
export const ORDER_STATUS: Readonly<Record<OrderState, Status>> = {
  draft: { code: 'order_draft', tab: 'ongoing', next: ['ongoing', 'cancelled'] },
  ongoing: { code: 'order_ongoing', tab: 'ongoing', next: ['dispatched', 'cancelled'] },
  dispatched: { code: 'order_dispatch', tab: 'ongoing', next: ['delivered', 'returned'] },
  delivered: { code: 'order_deliver', tab: 'completed', next: ['completed', 'returned'] },
  completed: { code: 'order_complete', tab: 'completed', next: [] },
  cancelled: { code: 'order_cancel', tab: 'completed', next: [] },
  returned: { code: 'order_return', tab: 'completed', next: [] },
};

/** Whether an order in this state can still be cancelled: until it is dispatched. */
export function isCancellable(state: OrderState): boolean {
  return ORDER_STATUS[state].next.includes('cancelled');
}

/** The states of a tab of the order history. */
export function statesOfTab(tab: 'ongoing' | 'completed'): OrderState[] {
  return ORDER_STATES.filter((state) => ORDER_STATUS[state].tab === tab);
}
