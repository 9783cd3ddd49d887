import { createStore } from 'zustand/vanilla';
import { endSession, userToken } from './session.ts';

/** How often the server has ended a session of this page; for the notice that says so. */
export const refusals = createStore<{ readonly count: number }>()(() => ({ count: 0 }));

/**
 * Ends a session the server no longer knows. Several calls may be refused together: only the first
 * counts. The cart and the favourites stay.
 */
export function endRefusedSession(): void {
  if (userToken() === undefined) return;
  endSession();
  refusals.setState(({ count }) => ({ count: count + 1 }));
}
