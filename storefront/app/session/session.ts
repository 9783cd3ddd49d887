import type { Client } from '@dp/contract/accounts.ts';
import { type Identity, type Shopper, sessionStore } from './session-store.ts';

/** The user token as it stands now; undefined for a guest. Components take `useSignedIn`. */
export function userToken(): string | undefined {
  return sessionStore.getState().token;
}

/** Who is signed in now; undefined for a guest, or until a lost identity has been asked for again. */
export function currentShopper(): Shopper | undefined {
  return sessionStore.getState().shopper;
}

/** Keeps the session that login (`client`) or registration (`user`) answered. */
export function beginSession(token: string, client: Client): void {
  sessionStore.getState().setSession(token, client);
}

/** Takes over a changed name or what user info answered. */
export function updateIdentity(identity: Identity): void {
  sessionStore.getState().setIdentity(identity);
}

/** Ends the session on this device; cart and favourites stay. To log out, take `useLogOut`. */
export function endSession(): void {
  sessionStore.getState().clear();
}
