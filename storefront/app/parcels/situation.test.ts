import { describe, expect, it } from 'vitest';
import { isOutOn } from './situation.ts';

describe('a parcel that is out for delivery', () => {
  const events = [
    {
      state: 'out_for_delivery' as const,
      reason: null,
      postponed_to: null,
      at: '2026-03-01T08:12:00.000Z',
    },
  ];

  it('is promised for the day it went out, and no longer on the next', () => {
    const out = { state: 'out_for_delivery', events } as const;
    expect(isOutOn('2026-03-01', out)).toBe(true);
    expect(isOutOn('2026-03-02', out)).toBe(false);
  });

  it('is not out any more once something else happened', () => {
    expect(isOutOn('2026-03-01', { state: 'attempt_failed', events })).toBe(false);
  });
});
