import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.tsx';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const before = (minutes: number) => NOW - minutes * 60_000;

test('a time is said in the largest unit that fits', () => {
  expect(timeAgo(before(0.3), NOW, 'en')).toBe('now');
  expect(timeAgo(before(5), NOW, 'en')).toBe('5 minutes ago');
  expect(timeAgo(before(130), NOW, 'en')).toBe('2 hours ago');
  expect(timeAgo(before(24 * 60), NOW, 'en')).toBe('yesterday');
  expect(timeAgo(before(12 * 24 * 60), NOW, 'en')).toBe('12 days ago');
});

test('a clock that is ahead says now', () => {
  expect(timeAgo(NOW + 90_000, NOW, 'en')).toBe('now');
});
