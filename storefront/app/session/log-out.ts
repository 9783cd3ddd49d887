import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from './browser-client.ts';
import { endSession, userToken } from './session.ts';

let leaving = false;

/** Whether a log-out is in progress: the login guard then does not redirect. */
export function isLeavingSession(): boolean {
  return leaving;
}

/** Ends the session on this device and opens a page for guests. The cart and the favourites stay. */
export function useLeaveSession(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (to) => {
      leaving = true;
      try {
        endSession();
        await navigate(to, { replace: true });
      } finally {
        leaving = false;
      }
    },
    [navigate],
  );
}

/**
 * Logs out: on the server as well as it can, on this device in any case, then to the login page
 * (specification §4), and says so.
 */
export function useLogOut(): () => void {
  const t = useTranslations('layout');
  const leave = useLeaveSession();
  return useCallback(() => {
    const token = userToken();
    if (token !== undefined) {
      // Fire and forget: the token expires by itself.
      browserApi()
        .call('logout', { headers: { 'user-token': token } })
        .catch(() => undefined);
    }
    void leave('/login');
    showToast(t('loggedOut'));
  }, [leave, t]);
}
