import { userToken } from './session.ts';

/**
 * The shopper's token as a header, for public calls that answer better when they know who asks, such
 * as a voucher check. Empty for a guest.
 */
export function sessionHeader(): Readonly<Record<string, string>> {
  const token = userToken();
  return token === undefined ? {} : { 'user-token': token };
}
