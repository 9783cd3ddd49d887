import type { Order } from '@dp/contract/orders.ts';
import { describe, expect, it } from 'vitest';
import { stepsReached, WAY } from './order-status.ts';
import { meaningOf, timelineView } from './timeline-view.ts';

const event = (state: Order['status'], at: string, actor: 'shopper' | 'shop' = 'shop') => ({
  state,
  at,
  actor,
  note: null,
});
const placed = event('draft', '2026-03-01T10:00:00.000Z', 'shopper');

describe("an order's timeline", () => {
  it('shows past, current and future states', () => {
    const stops = timelineView({
      status: 'ongoing',
      timeline: [placed, event('ongoing', '2026-03-01T12:00:00.000Z')],
    });
    expect(stops.map(({ state, progress }) => [state, progress])).toEqual([
      ['draft', 'done'],
      ['ongoing', 'current'],
      ['dispatched', 'ahead'],
      ['delivered', 'ahead'],
      ['completed', 'ahead'],
    ]);
    expect(stops[0]).toMatchObject({ at: placed.at, actor: 'shopper' });
    expect(stops[2]?.at).toBeUndefined();
  });

  it('has as many steps as the history shows, and as many reached', () => {
    for (const [index, status] of WAY.entries()) {
      const happened = WAY.slice(0, index + 1).map((state) => event(state, placed.at));
      const stops = timelineView({ status, timeline: happened });
      expect(stops).toHaveLength(WAY.length);
      expect(stops.filter(({ progress }) => progress !== 'ahead')).toHaveLength(
        stepsReached(status),
      );
    }
    expect([stepsReached('cancelled'), stepsReached('returned')]).toEqual([0, 0]);
  });

  it('shows no future states after a cancellation', () => {
    const stops = timelineView({
      status: 'cancelled',
      timeline: [placed, event('cancelled', '2026-03-01T11:00:00.000Z', 'shopper')],
    });
    expect(stops.map(({ state, progress }) => [state, progress])).toEqual([
      ['draft', 'done'],
      ['cancelled', 'current'],
    ]);
  });

  it.each([
    ['undelivered', []],
    ['returned', [event('delivered', '2026-03-03T10:00:00.000Z')]],
  ])(
    'says of a parcel that came back that it was %s, and promises nothing more',
    (said, delivery) => {
      const timeline = [placed, ...delivery, event('returned', '2026-03-04T10:00:00.000Z')];
      const last = timelineView({ status: 'returned', timeline }).at(-1);
      expect(last).toMatchObject({ state: 'returned', progress: 'current' });
      expect(last && meaningOf(last, { timeline })).toBe(said);
    },
  );

  it('says of an order that is not paid yet that it waits for its payment', () => {
    const timeline = [placed];
    const [first] = timelineView({ status: 'draft', timeline });
    const said = (state: 'awaiting' | 'on_delivery') =>
      first && meaningOf(first, { timeline, payment: { state } });
    expect([said('awaiting'), said('on_delivery')]).toEqual(['awaiting', 'draft']);
  });

  it('is at its end when the order is completed', () => {
    const stops = timelineView({
      status: 'completed',
      timeline: [placed, event('completed', '2026-03-05T10:00:00.000Z')],
    });
    expect(stops.at(-1)).toMatchObject({ state: 'completed', progress: 'current' });
  });
});
