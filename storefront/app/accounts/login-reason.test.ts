import { expect, it } from 'vitest';
import { loginReason } from './login-reason.ts';

it.each([
  ['/wishlist', 'wishlist'],
  ['/checkout?begun=1', 'purchase'],
  ['/checkout', 'checkout'],
  ['/checkout/review', 'checkout'],
  ['/order-history/7', 'orders'],
  ['/invoices/7', 'orders'],
  ['/profile/order-history-completed', 'orders'],
  ['/profile/change-name', 'account'],
  ['/', undefined],
  ['/product/details/7', undefined],
])('the way to %s is about %s', (destination, reason) => {
  expect(loginReason(destination)).toBe(reason);
});
