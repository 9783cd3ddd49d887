import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../api/browser-client.ts';
import { sessionStore } from './session-store.ts';

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
    clear();
    void navigate('/login', { replace: true });
  }, [navigate]);
}
