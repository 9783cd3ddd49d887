import { createStore } from 'zustand/vanilla';
import { endSession, userToken } from './session.ts';

/** How often the server has ended a session of this page; for the notice. */
export const refusals = createStore<{ readonly count: number }>()(() => ({ count: 0 }));

/**
 * Ends a session that the server no longer accepts. Of several concurrent refusals only the first counts, and
 * none after a log-out: somebody may have signed in again since. Cart and favourites stay.
 *
 * @param token the session's, as the refused call sent it.
 */
export function endRefusedSession(token: string | undefined): void {
  if (token === undefined || userToken() !== token) return;
  endSession();
  refusals.setState(({ count }) => ({ count: count + 1 }));
}
