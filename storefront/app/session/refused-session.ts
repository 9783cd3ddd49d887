import { createStore } from 'zustand/vanilla';
import { endSession, userToken } from './session.ts';

/** How often the server has ended a session of this page; for the notice. */
export const refusals = createStore<{ readonly count: number }>()(() => ({ count: 0 }));

/**
 * Ends a session that the server no longer accepts. Of several concurrent refusals only the first counts.
 * Cart and favourites stay.
 */
export function endRefusedSession(): void {
  if (userToken() === undefined) return;
  endSession();
  refusals.setState(({ count }) => ({ count: count + 1 }));
}
