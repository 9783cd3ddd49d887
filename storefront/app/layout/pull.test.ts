import { expect, test } from 'vitest';
import { ARMED_PX, intentOf, pullDistance } from './pull.ts';

test('the ring follows with growing resistance up to a maximum', () => {
  const steps = [0, 50, 100, 200, 400, 2_000].map(pullDistance);
  expect(steps[0]).toBe(0);
  for (let at = 1; at < steps.length; at += 1) {
    expect(steps[at]).toBeGreaterThan(steps[at - 1] ?? 0);
  }
  expect(pullDistance(-40)).toBe(0);
  expect(steps.at(-1)).toBeLessThanOrEqual(110);
  expect(pullDistance(100)).toBeLessThan(ARMED_PX);
  expect(pullDistance(200)).toBeGreaterThan(ARMED_PX);
});

test('a movement to the side belongs to the carousel, one upward to the page', () => {
  expect(intentOf(40, 10)).toBe('other');
  expect(intentOf(-30, 30)).toBe('other');
  expect(intentOf(2, -40)).toBe('other');
  expect(intentOf(3, 30)).toBe('pull');
  expect(intentOf(2, 3)).toBe('unknown');
});
