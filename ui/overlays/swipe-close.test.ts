import { expect, test } from 'vitest';
import { SWIPE_CLOSE_PX, swipeDistance } from './swipe-close.ts';

test('a swipe closes beyond 50 px', () => {
  expect(SWIPE_CLOSE_PX).toBe(50);
});

test.each([
  ['left', -60, 5, 60],
  ['left', 60, 5, -60],
  ['right', 60, 5, 60],
  ['sideways', -60, 5, 60],
  ['sideways', 60, 5, 60],
  ['down', 5, 60, 60],
  ['down', 5, -60, -60],
] as const)('%s: a movement of %i, %i goes %i that way', (direction, dx, dy, distance) => {
  expect(swipeDistance(direction, dx, dy)).toBe(distance);
});

test('a movement that is mostly scrolling is no swipe to the side', () => {
  expect(swipeDistance('left', -60, 80)).toBe(0);
  expect(swipeDistance('sideways', 60, -80)).toBe(0);
  expect(swipeDistance('down', 80, 60)).toBe(0);
});
