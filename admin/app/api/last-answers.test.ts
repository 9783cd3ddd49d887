import { expect, test, vi } from 'vitest';
import { staleIfError, staleReads } from './last-answers.ts';
import { StaffApiError } from './staff-api-error.ts';

const failing = (status: number, code: 'network_error' | 'order_not_found') => () =>
  Promise.reject(new StaffApiError({ status, code }));

test('a page that cannot be read again keeps what it shows, and says so', async () => {
  expect(await staleIfError('orders', async () => 'two orders')).toBe('two orders');
  const onStale = vi.fn();
  staleReads.addEventListener('stale', onStale);
  expect(await staleIfError('orders', failing(0, 'network_error'))).toBe('two orders');
  expect(await staleIfError('orders', failing(503, 'order_not_found'))).toBe('two orders');
  expect(onStale).toHaveBeenCalledTimes(2);
});

test('a refusal is passed on, and so is the failure of what was never read', async () => {
  await staleIfError('order 7', async () => 'an order');
  await expect(staleIfError('order 7', failing(404, 'order_not_found'))).rejects.toThrow(
    'order_not_found',
  );
  await expect(staleIfError('order 8', failing(0, 'network_error'))).rejects.toThrow(
    'network_error',
  );
});
