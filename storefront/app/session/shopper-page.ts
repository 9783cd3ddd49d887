import { redirect } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { orPageError } from '../api/page-errors.ts';
import { loadAccountInfo } from './account-info.ts';
import { loginAddress, requireSignedIn } from './login-guard.ts';
import { currentShopper } from './session.ts';

/**
 * Loads what a page about the shopper shows, for its `clientLoader`. A guest, and a shopper whose
 * session has ended meanwhile, is sent to the login page and back after; any other failure is the
 * error page of the right status.
 */
export async function shopperPage<T>(request: Request, load: () => Promise<T>): Promise<T> {
  requireSignedIn(request);
  try {
    // The token decides (specification §4); ids that the device has lost are asked for again.
    if (currentShopper() === undefined) await loadAccountInfo(new URL(request.url).pathname);
    return await load();
  } catch (error) {
    if (isApiError(error, 'session_expired') || isApiError(error, 'login_required')) {
      const { pathname, search } = new URL(request.url);
      throw redirect(loginAddress(pathname + search));
    }
    return orPageError(Promise.reject(error));
  }
}
