import { expect, test } from 'vitest';
import { soonTimes } from './call-times.ts';

test('in the morning the evening is today’s, by Cairo’s clocks wherever the device is', () => {
  expect(soonTimes(new Date('2026-03-01T07:20:00Z'))).toEqual({
    hour: '2026-03-01T10:20',
    evening: '2026-03-01T18:00',
    tomorrow: '2026-03-02T11:00',
  });
});

test('after six it is tomorrow’s, also over the end of a month', () => {
  expect(soonTimes(new Date('2026-02-28T16:00:00Z'))).toMatchObject({
    evening: '2026-03-01T18:00',
    tomorrow: '2026-03-01T11:00',
  });
});

test('summer time counts', () => {
  expect(soonTimes(new Date('2026-07-31T22:30:00Z'))).toEqual({
    hour: '2026-08-01T02:30',
    evening: '2026-08-01T18:00',
    tomorrow: '2026-08-02T11:00',
  });
});
