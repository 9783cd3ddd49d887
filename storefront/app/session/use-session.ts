import { useStore } from 'zustand';
import { type SessionState, sessionStore } from './session-store.ts';

/** A part of the session; signed out on the server and while hydrating. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

/** Whether there is a user token (specification §4). */
export function useSignedIn(): boolean {
  return useSession((state) => state.token !== undefined);
}
