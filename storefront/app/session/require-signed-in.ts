import { leadOn } from '../page/lead-on.ts';
import { loginAddress } from './login-guard.ts';
import { userToken } from './session.ts';

/**
 * For the `clientLoader` of a page that needs the shopper: call it first.
 *
 * @throws a redirect to the login page for guests.
 */
export function requireSignedIn(request: Request): void {
  if (userToken() === undefined) throw redirectToLogin(request);
}

/** To the login page and back. */
export function redirectToLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return leadOn(request, loginAddress(pathname + search));
}
