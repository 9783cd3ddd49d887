import type { Client } from '@dp/contract/accounts.ts';
import { type Identity, type Shopper, sessionStore } from './session-store.ts';

/** The current user token; undefined for a guest. Components use `useSignedIn`. */
export function userToken(): string | undefined {
  return sessionStore.getState().token;
}

/** The signed-in customer; undefined for a guest, or until a lost identity has been reloaded. */
export function currentShopper(): Shopper | undefined {
  return sessionStore.getState().shopper;
}

/** Stores the session returned by login (`client`) or registration (`user`). */
export function beginSession(token: string, client: Client): void {
  sessionStore.getState().setSession(token, client);
}

/** Applies a changed name or user info. */
export function updateIdentity(identity: Identity): void {
  sessionStore.getState().setIdentity(identity);
}

/** Ends the session on this device; cart and favourites stay. To log out, use `useLogOut`. */
export function endSession(): void {
  sessionStore.getState().clear();
}
