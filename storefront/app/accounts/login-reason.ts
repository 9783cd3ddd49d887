/** What a guest was about to do when asked to log in; each has its own text. */
export type LoginReason = 'purchase' | 'checkout' | 'wishlist' | 'orders' | 'account';

const REASONS: readonly (readonly [RegExp, LoginReason])[] = [
  [/^\/checkout\?begun\b/, 'purchase'],
  [/^\/checkout(?:[/?]|$)/, 'checkout'],
  [/^\/wishlist(?:\?|$)/, 'wishlist'],
  [/^\/(?:order-history|order-placed|track-order|invoices|profile\/order-history)/, 'orders'],
  [/^\/profile(?:[/?]|$)/, 'account'],
];

/** Why the login page opened on the way to `destination`; undefined when nothing there required it. */
export function loginReason(destination: string): LoginReason | undefined {
  return REASONS.find(([path]) => path.test(destination))?.[1];
}
