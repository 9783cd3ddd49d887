import { ORDER_STATES } from '@dp/contract/orders.ts';
import { describe, expect, it } from 'vitest';
import { isCancellable, ORDER_STATUS, statesOfTab } from './order-status.ts';

describe('the life of an order', () => {
  it('leads from draft over every state, and nowhere back', () => {
    const reached = new Set<string>();
    const follow = (state: (typeof ORDER_STATES)[number]) => {
      if (reached.has(state)) throw new Error(`${state} is reached twice`);
      reached.add(state);
      for (const next of ORDER_STATUS[state].next) if (next !== 'cancelled') follow(next);
    };
    follow('draft');
    expect([...reached, 'cancelled'].sort()).toEqual([...ORDER_STATES].sort());
  });

  it('can end by cancelling until dispatch', () => {
    expect(ORDER_STATES.filter(isCancellable)).toEqual(['draft', 'ongoing']);
  });

  it('is over when completed or cancelled', () => {
    expect(ORDER_STATES.filter((state) => ORDER_STATUS[state].next.length === 0)).toEqual([
      'completed',
      'cancelled',
    ]);
  });

  it('stands in one of the two tabs, with a label of its own', () => {
    expect(statesOfTab('ongoing')).toEqual(['draft', 'ongoing', 'dispatched']);
    expect(statesOfTab('completed')).toEqual(['delivered', 'completed', 'cancelled']);
    expect(ORDER_STATES.map((state) => ORDER_STATUS[state].code)).toEqual([
      'order_draft',
      'order_ongoing',
      'order_dispatch',
      'order_deliver',
      'order_complete',
      'order_cancel',
    ]);
  });
});
