import type { ShownParcelState } from '@dp/contract/order-parcels.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import { describe, expect, it } from 'vitest';
import { isInTrouble, lookOf, stepsReached, WAY } from './order-status.ts';
import { meaningOf, timelineView, type Way } from './timeline-view.ts';

const event = (state: OrderState, at: string, actor: 'shopper' | 'shop' = 'shop') => ({
  state,
  at,
  actor,
  note: null,
});
const placed = event('draft', '2026-03-01T10:00:00.000Z', 'shopper');
const confirmed = event('ongoing', '2026-03-01T12:00:00.000Z');
const packed: Way['parcels'][number] = { state: 'handed_over', events: [] };
const view = (way: Omit<Way, 'parcels'> & Partial<Way>) => timelineView({ parcels: [], ...way });
const short = (way: Parameters<typeof view>[0]) =>
  view(way).map(({ state, progress }) => [state, progress]);

describe("an order's timeline", () => {
  it('shows what happened, what is now and what is ahead, to the delivery', () => {
    const way = { status: 'ongoing', timeline: [placed, confirmed] } as const;
    expect(short(way)).toEqual([
      ['draft', 'done'],
      ['ongoing', 'current'],
      ['packed', 'ahead'],
      ['handed_over', 'ahead'],
      ['out_for_delivery', 'ahead'],
      ['delivered', 'ahead'],
    ]);
    const [first, , ahead] = view(way);
    expect(first).toMatchObject({ at: placed.at, actor: 'shopper' });
    expect(ahead?.at).toBeUndefined();
  });

  it('leaves to its parcels what they tell, once it is packed', () => {
    const timeline = [placed, confirmed, event('dispatched', '2026-03-02T09:00:00.000Z')];
    expect(short({ status: 'dispatched', timeline, parcels: [packed] })).toEqual([
      ['draft', 'done'],
      ['ongoing', 'done'],
    ]);
  });

  it('shows nothing ahead after a cancellation', () => {
    const cancelled = event('cancelled', '2026-03-01T11:00:00.000Z', 'shopper');
    expect(short({ status: 'cancelled', timeline: [placed, cancelled] })).toEqual([
      ['draft', 'done'],
      ['cancelled', 'current'],
    ]);
  });

  it('ends with the delivery: that it is completed is no stop', () => {
    const delivered = event('delivered', '2026-03-04T10:00:00.000Z');
    const completed = event('completed', '2026-03-05T10:00:00.000Z');
    expect(short({ status: 'completed', timeline: [placed, delivered, completed] })).toEqual([
      ['draft', 'done'],
      ['delivered', 'current'],
    ]);
  });

  it.each([
    ['undelivered', []],
    ['returned', [event('delivered', '2026-03-03T10:00:00.000Z')]],
  ])(
    'says of a parcel that came back that it was %s, and promises nothing more',
    (said, delivery) => {
      const timeline = [placed, ...delivery, event('returned', '2026-03-04T10:00:00.000Z')];
      const last = view({ status: 'returned', timeline }).at(-1);
      expect(last).toMatchObject({ state: 'returned', progress: 'current' });
      expect(last && meaningOf(last, { timeline })).toBe(said);
    },
  );

  it('says of an order that is not paid yet that it waits for its payment', () => {
    const timeline = [placed];
    const [first] = view({ status: 'draft', timeline });
    const said = (state: 'awaiting' | 'on_delivery') =>
      first && meaningOf(first, { timeline, payment: { state } });
    expect([said('awaiting'), said('on_delivery')]).toEqual(['awaiting', 'draft']);
  });
});

describe('an order in the history', () => {
  const seen = (status: OrderState, ...states: ShownParcelState[]) => {
    const order = { status, parcel_states: states };
    return [stepsReached(order), lookOf(order), isInTrouble(order)];
  };

  it.each([
    ['draft', 1, 'warning'],
    ['ongoing', 2, 'warning'],
    ['dispatched', 4, 'warning'],
    ['delivered', WAY.length, 'ok'],
    ['completed', WAY.length, 'ok'],
    ['cancelled', 0, 'danger'],
    ['returned', 0, 'danger'],
  ] as const)('has its place on its way by its state: %s', (status, steps, look) => {
    expect(seen(status)).toEqual([steps, look, false]);
  });

  it.each([
    [['handed_over'], 4, 'warning', false],
    [['out_for_delivery'], 5, 'warning', false],
    [['attempt_failed'], 5, 'danger', true],
    [['returning'], 0, 'danger', true],
    [['lost'], 4, 'danger', true],
    [['delivered', 'out_for_delivery'], 5, 'warning', false],
    [['delivered', 'attempt_failed'], 5, 'danger', true],
  ] as const)('follows its parcels once it is dispatched: %s', (states, steps, look, trouble) => {
    expect(seen('dispatched', ...states)).toEqual([steps, look, trouble]);
  });
});
