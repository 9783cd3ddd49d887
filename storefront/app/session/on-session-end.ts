import { sessionStore } from './session-store.ts';

/**
 * Calls `clear` whenever a session ends, here or in another tab. For modules that hold a
 * shopper's data: another shopper may sign in without a page load.
 */
export function onSessionEnd(clear: () => void): void {
  sessionStore.subscribe((now, before) => {
    if (before.token !== undefined && now.token !== before.token) clear();
  });
}
