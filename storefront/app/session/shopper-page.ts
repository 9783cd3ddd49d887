import { isApiError } from '../api/api-error.ts';
import { orPageError } from '../api/page-errors.ts';
import { loadAccountInfo } from './account-info.ts';
import { redirectToLogin, requireSignedIn } from './require-signed-in.ts';
import { currentShopper } from './session.ts';

/**
 * Loads a personal page's data, for its `clientLoader`. A guest, and a customer whose session has ended
 * meanwhile, is redirected to the login page and back; any other failure is the error page with the right
 * status.
 */
export async function shopperPage<T>(request: Request, load: () => Promise<T>): Promise<T> {
  requireSignedIn(request);
  try {
    // The token decides (specification §4); lost ids are loaded again.
    if (currentShopper() === undefined) await loadAccountInfo(new URL(request.url).pathname);
    return await load();
  } catch (error) {
    if (isApiError(error, 'session_expired') || isApiError(error, 'login_required')) {
      throw redirectToLogin(request);
    }
    return orPageError(Promise.reject(error));
  }
}
