import { redirect } from 'react-router';

/** What react-router's `replace` sets; that function itself would be in the scripts of every page. */
const IN_PLACE = { headers: { 'X-Remix-Replace': 'true' } };

/**
 * A redirect for `clientLoader`s. After Back it takes the place of the entry that it leads away from: beside that entry
 * Back would come to it again and again, and never get past it.
 */
export function leadOn(request: Request, to: string): Response {
  const { pathname, search } = new URL(request.url);
  // While a link is followed the address is still that of the page before.
  const isEntry = location.pathname === pathname && location.search === search;
  return redirect(to, isEntry ? IN_PLACE : undefined);
}
