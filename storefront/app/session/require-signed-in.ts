import { redirect } from 'react-router';
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

/** What `replace` of React Router adds to a redirect; it itself would be in the scripts of every page. */
const IN_ITS_PLACE = { 'X-Remix-Replace': 'true' };

/** To the login page and back. A page that is in the history already gives way to it, or Back would lead here again. */
export function redirectToLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const isOpen = pathname + search === location.pathname + location.search;
  return redirect(loginAddress(pathname + search), { headers: isOpen ? IN_ITS_PLACE : {} });
}
