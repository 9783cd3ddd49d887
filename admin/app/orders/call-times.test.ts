import { expect, test } from 'vitest';
import { localDateTime, soonTimes } from './call-times.ts';

test('in the morning the evening is today’s', () => {
  const { hour, evening, tomorrow } = soonTimes(new Date(2026, 2, 1, 9, 20));
  expect(localDateTime(hour)).toBe('2026-03-01T10:20');
  expect(localDateTime(evening)).toBe('2026-03-01T18:00');
  expect(localDateTime(tomorrow)).toBe('2026-03-02T11:00');
});

test('after six it is tomorrow’s, also over the end of a month', () => {
  const { evening, tomorrow } = soonTimes(new Date(2026, 1, 28, 18, 0));
  expect(localDateTime(evening)).toBe('2026-03-01T18:00');
  expect(localDateTime(tomorrow)).toBe('2026-03-01T11:00');
});
