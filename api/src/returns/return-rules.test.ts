import { RETURN_PERIODS, RETURN_STATES } from '@dp/contract/return-values.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSED, lastDay, RETURN_NEXT, returnableUnits } from './return-rules.ts';

const LENGTHS = {
  without_reason: { days: 14 },
  defect: { days: 30 },
  warranty: { months: 24 },
} as const;
const noon = (day: string) => new Date(`${day}T10:00:00Z`);

test('a month without that day ends on its last', () => {
  expect(lastDay('2024-02-29', { months: 24 })).toBe('2026-02-28');
  expect(lastDay('2026-01-31', { months: 1 })).toBe('2026-02-28');
  expect(lastDay('2026-03-01', { days: 14 })).toBe('2026-03-15');
});

test('a period ends with its last day in Cairo', () => {
  const receipts = [{ quantity: 1, at: noon('2026-03-01') }];
  const unitsAt = (now: string) =>
    returnableUnits(receipts, 0, LENGTHS, new Date(now)).without_reason?.units;
  expect(unitsAt('2026-03-15T21:59:59Z')).toBe(1);
  expect(unitsAt('2026-03-15T22:00:00Z')).toBe(0);
});

test('pieces that came on several days each have their own period', () => {
  const receipts = [
    { quantity: 2, at: noon('2026-03-01') },
    { quantity: 3, at: noon('2026-03-10') },
  ];
  expect(returnableUnits(receipts, 0, LENGTHS, noon('2026-03-20'))).toEqual({
    without_reason: { units: 3, until: '2026-03-24' },
    defect: { units: 5, until: '2026-04-09' },
    warranty: { units: 5, until: '2028-03-10' },
  });
});

test('what can be sent back is never more than what is left, and a longer period never allows less', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));
  const receipt = fc.record({ quantity: fc.integer({ min: 1, max: 20 }), at: day });
  fc.assert(
    fc.property(fc.array(receipt, { maxLength: 4 }), fc.nat(60), day, (receipts, taken, now) => {
      const left = receipts.reduce((sum, { quantity }) => sum + quantity, 0) - taken;
      const found = returnableUnits(receipts, taken, LENGTHS, now);
      const units = RETURN_PERIODS.map((period) => found[period]?.units ?? 0);
      expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...units)).toBeLessThanOrEqual(Math.max(0, left));
      expect(units).toEqual([...units].sort((a, b) => a - b));
    }),
  );
});

test('every return can come to an end, and from an end nothing follows', () => {
  for (const state of RETURN_STATES) {
    expect(RETURN_NEXT[state].length === 0).toBe(CLOSED.includes(state));
  }
});
