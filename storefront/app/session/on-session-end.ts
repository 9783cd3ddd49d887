import { sessionStore } from './session-store.ts';

/**
 * Calls `clear` whenever a session ends, here or in another tab. For what a module remembers of its shopper: the
 * next one may sign in without the page being loaded anew.
 */
export function onSessionEnd(clear: () => void): void {
  sessionStore.subscribe((now, before) => {
    if (before.token !== undefined && now.token !== before.token) clear();
  });
}
