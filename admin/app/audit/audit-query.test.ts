import { expect, test } from 'vitest';
import { auditQueryOf } from './audit-query.ts';

test('days of the address are whole days in Cairo, in winter and in summer time', () => {
  const query = auditQueryOf(new URLSearchParams('from=2026-01-05&to=2026-07-31&actor=3&action='));
  expect(query).toMatchObject({
    actor: '3',
    action: undefined,
    from: '2026-01-04T22:00:00.000Z',
    to: '2026-07-31T21:00:00.000Z',
  });
});

test('a day on which the clocks are put forward or back begins when the one before it ends', () => {
  const bounds = (day: string) => auditQueryOf(new URLSearchParams(`from=${day}&to=${day}`));
  expect(bounds('2026-04-23').to).toBe('2026-04-23T22:00:00.000Z');
  expect(bounds('2026-04-24')).toMatchObject({
    from: '2026-04-23T22:00:00.000Z',
    to: '2026-04-24T21:00:00.000Z',
  });
  expect(bounds('2026-10-29').from).toBe('2026-10-28T21:00:00.000Z');
  expect(bounds('2026-10-30').from).toBe('2026-10-29T22:00:00.000Z');
});

test('an invalid day is left out', () => {
  expect(auditQueryOf(new URLSearchParams('from=yesterday'))).toMatchObject({ from: undefined });
});
