import { ORDER_STATES } from '@dp/contract/order-states.ts';
import { describe, expect, it } from 'vitest';
import { isCancellable, ORDER_STATUS, statesOfTab } from './order-status.ts';

describe('the life of an order', () => {
  it('leads from draft through every state, and never back to a previous one', () => {
    const reached = new Set<string>();
    const follow = (state: (typeof ORDER_STATES)[number], before: readonly string[]) => {
      if (before.includes(state)) throw new Error(`${state} leads back to itself`);
      reached.add(state);
      for (const next of ORDER_STATUS[state].next) follow(next, [...before, state]);
    };
    follow('draft', []);
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
  });

  it('can end by a return once dispatched, until completed', () => {
    expect(ORDER_STATES.filter((state) => ORDER_STATUS[state].next.includes('returned'))).toEqual([
      'dispatched',
      'delivered',
    ]);
  });

  it('can end by cancelling until dispatch', () => {
    expect(ORDER_STATES.filter(isCancellable)).toEqual(['draft', 'ongoing']);
  });

  it('is over when completed, cancelled or returned', () => {
    expect(ORDER_STATES.filter((state) => ORDER_STATUS[state].next.length === 0)).toEqual([
      'completed',
      'cancelled',
      'returned',
    ]);
  });

  it('is in one of the two tabs, with its own label', () => {
    expect(statesOfTab('ongoing')).toEqual(['draft', 'ongoing', 'dispatched']);
    expect(statesOfTab('completed')).toEqual(['delivered', 'completed', 'cancelled', 'returned']);
    expect(ORDER_STATES.map((state) => ORDER_STATUS[state].code)).toEqual([
      'order_draft',
      'order_ongoing',
      'order_dispatch',
      'order_deliver',
      'order_complete',
      'order_cancel',
      'order_return',
    ]);
  });
});
