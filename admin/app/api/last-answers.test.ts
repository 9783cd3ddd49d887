import { expect, test, vi } from 'vitest';
import { readOrKeep, staleReads } from './last-answers.ts';
import { StaffApiError } from './staff-api-error.ts';

const failing = (status: number, code: 'network_error' | 'order_not_found') => () =>
  Promise.reject(new StaffApiError({ status, code }));

test('a page that cannot be read again keeps what it shows, and says so', async () => {
  expect(await readOrKeep('orders', async () => 'two orders')).toBe('two orders');
  const onStale = vi.fn();
  staleReads.addEventListener('stale', onStale);
  expect(await readOrKeep('orders', failing(0, 'network_error'))).toBe('two orders');
  expect(await readOrKeep('orders', failing(503, 'order_not_found'))).toBe('two orders');
  expect(onStale).toHaveBeenCalledTimes(2);
});

test('a refusal is passed on, and so is the failure of what was never read', async () => {
  await readOrKeep('order 7', async () => 'an order');
  await expect(readOrKeep('order 7', failing(404, 'order_not_found'))).rejects.toThrow(
    'order_not_found',
  );
  await expect(readOrKeep('order 8', failing(0, 'network_error'))).rejects.toThrow('network_error');
});
