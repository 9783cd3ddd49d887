import { call } from '../api/client.ts';
import { forgetDrafts } from '../parts/drafts.ts';

/** Ends the session in use and leaves nothing of it in this tab. */
export async function signOut(): Promise<void> {
  await call('signOut');
  // The API rings this device no more; the browser must not renew it at the next sign-in.
  await import('../push/push-device.ts')
    .then(({ stopRinging }) => stopRinging())
    .catch(() => undefined);
  forgetDrafts();
  // A new document: nothing that was loaded for this person stays in memory.
  location.assign('/sign-in');
}
