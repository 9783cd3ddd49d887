import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../api/browser-client.ts';
import { sessionStore } from './session-store.ts';

let leaving = false;

/** Whether a log-out is on its way to the login page: nobody else need lead there, with a way back. */
export function isLoggingOut(): boolean {
  return leaving;
}

/**
 * Ends the session: on the server as well as it can, on this device in any case, then to the login
 * page (specification §4). The cart and the favourites stay.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { token, clear } = sessionStore.getState();
    if (token !== undefined) {
      // Without an answer the token still ends by itself; the shopper need not wait for it.
      browserApi()
        .call('logout', { headers: { 'user-token': token } })
        .catch(() => undefined);
    }
    leaving = true;
    clear();
    void Promise.resolve(navigate('/login', { replace: true })).finally(() => {
      leaving = false;
    });
  }, [navigate]);
}
