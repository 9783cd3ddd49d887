import { expect, it } from 'vitest';
import {
  dayAfter,
  dayOf,
  momentOfWallTime,
  startOfDay,
  wallTimeOf,
  workingDayAfter,
} from './cairo-time.ts';

it('a day begins at midnight in Cairo, in winter and in summer, and at one when clocks are put forward', () => {
  expect(startOfDay('2026-03-31').toISOString()).toBe('2026-03-30T22:00:00.000Z');
  expect(startOfDay('2026-07-01').toISOString()).toBe('2026-06-30T21:00:00.000Z');
  expect(wallTimeOf(startOfDay('2026-04-24'))).toBe('2026-04-24T01:00');
  expect(startOfDay('2026-02-28', 1)).toEqual(startOfDay('2026-03-01'));
});

it('a moment is on the day that calendars in Cairo show', () => {
  expect(dayOf(new Date('2026-03-30T22:30:00Z'))).toBe('2026-03-31');
  expect(dayOf(new Date('2026-12-31T12:00:00Z'), 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

it('what a clock shows names its moment', () => {
  expect(momentOfWallTime('2026-03-31T18:30').toISOString()).toBe('2026-03-31T16:30:00.000Z');
});

it('couriers deliver on the next day that is no Friday', () => {
  expect(workingDayAfter('2026-03-05')).toBe('2026-03-07');
  expect(workingDayAfter('2026-03-05', 2)).toBe('2026-03-08');
});
