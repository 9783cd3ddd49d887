import type { ShownParcelState } from '@dp/contract/order-parcels.ts';
import { describe, expect, it } from 'vitest';
import { parcelStops } from './parcel-stops.ts';

const wayOf = (...states: ShownParcelState[]) =>
  parcelStops({
    state: states.at(-1) ?? 'packed',
    events: states.map((state, index) => ({
      state,
      reason: null,
      postponed_to: null,
      at: new Date(index).toISOString(),
    })),
  }).map(({ state, progress }) => `${state} ${progress}`);

describe('the way of a parcel', () => {
  it('shows what is ahead while all goes well', () => {
    expect(wayOf('packed', 'handed_over')).toEqual([
      'packed done',
      'handed_over current',
      'out_for_delivery ahead',
      'delivered ahead',
    ]);
  });

  it('goes out once more after a failed attempt', () => {
    expect(wayOf('handed_over', 'out_for_delivery', 'attempt_failed').slice(2)).toEqual([
      'attempt_failed current',
      'out_for_delivery ahead',
      'delivered ahead',
    ]);
  });

  it.each(['delivered', 'returning', 'returned', 'lost'] as const)(
    'has nothing ahead once it is %s',
    (end) => {
      expect(wayOf('handed_over', end).at(-1)).toBe(`${end} current`);
    },
  );
});
