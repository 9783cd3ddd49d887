import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { failedAddress } from './failed-address.ts';

it('the page of a failed order gets the code, and the numbers its message needs', () => {
  const error = new ApiError({
    status: 429,
    code: 'too_many_orders',
    data: { retry_in: 402, detail: 'x' },
  });
  expect(failedAddress(error, { sure: true })).toBe(
    '/failed-order-place?reason=too_many_orders&retry_in=402&sure=1',
  );
  expect(failedAddress(new TypeError('x'), {})).toBe('/failed-order-place?reason=internal_error');
  expect(failedAddress(new TypeError('x'), { again: true })).toBe(
    '/failed-order-place?reason=internal_error&again=1',
  );
});
