import { expect, test } from 'vitest';
import { auditQueryOf } from './audit-query.ts';

test('days of the address are whole days in Cairo, in winter and in summer time', () => {
  const query = auditQueryOf(new URLSearchParams('from=2026-01-05&to=2026-07-31&actor=3&action='));
  expect(query).toMatchObject({
    actor: '3',
    action: undefined,
    from: '2026-01-05T00:00:00+02:00',
    to: '2026-08-01T00:00:00+03:00',
  });
});

test('an invalid day is left out', () => {
  expect(auditQueryOf(new URLSearchParams('from=yesterday'))).toMatchObject({ from: undefined });
});
