import { expect, test } from 'vitest';
import { isEveningInCairo, sunsetInCairo } from './sunset.ts';

// Usual calendar times, in UTC; the tolerance is wider than the formula's error and their rounding.
test.each([
  ['2026-03-20T12:00Z', '2026-03-20T16:07Z'],
  ['2026-06-21T12:00Z', '2026-06-21T16:59Z'],
  ['2026-09-23T12:00Z', '2026-09-23T15:51Z'],
  ['2026-12-21T12:00Z', '2026-12-21T14:59Z'],
])('on the day of %s the sun sets in Cairo at about %s', (day, sunset) => {
  const apart = sunsetInCairo(new Date(day)).getTime() - new Date(sunset).getTime();
  expect(Math.abs(apart)).toBeLessThan(4 * 60_000);
});

test.each([
  ['2026-11-22T10:00Z', false],
  ['2026-11-22T14:30Z', false],
  ['2026-11-22T15:10Z', true],
  ['2026-11-22T20:30Z', true],
  ['2026-11-23T01:00Z', false],
  ['2026-06-21T16:30Z', false],
  ['2026-06-21T17:10Z', true],
])('at %s it is evening in Cairo: %s', (moment, evening) => {
  expect(isEveningInCairo(new Date(moment))).toBe(evening);
});
