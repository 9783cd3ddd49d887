import { redirect } from 'react-router';
import { currentMe } from '../session/me.ts';
import { loadMe } from './load-me.ts';
import { signInAddress } from './wanted-page.ts';

/** Where a second factor is set up. */
const SECURITY_PAGE = '/my-security';

/**
 * Lets only signed-in staff on, before any page loads its data. Who must still set up a second factor gets
 * to do that and nothing else.
 *
 * @throws a redirect.
 */
export async function requireSignIn(request: Request): Promise<void> {
  const wanted = new URL(request.url);
  const me = currentMe() ?? (await loadMe());
  if (me === undefined) throw redirect(signInAddress(wanted));
  if (me.must_set_up_factor && wanted.pathname !== SECURITY_PAGE) throw redirect(SECURITY_PAGE);
}
