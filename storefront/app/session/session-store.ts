import type { Client } from '@dp/contract/accounts.ts';
import { onOtherTab, readText, writeText } from '@dp/ui/storage/local-values.ts';
import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';

/** The signed-in customer. The phone number is read but not stored (specification §3). */
export interface Shopper {
  readonly id: number;
  readonly partnerId: number;
  readonly name: string;
  /** Empty for an account without one. */
  readonly email: string;
}

/** What identifies a customer, as log-in and user info return it. */
export type Identity = Omit<Client, 'phone_number'>;

export interface SessionState {
  /** Signed in means that there is a token (specification §4). */
  readonly token: string | undefined;
  readonly shopper: Shopper | undefined;
  /** False while the session lives in this page only, as the device's storage is full. */
  readonly stored: boolean;
  /** Stores the session returned by login (`client`) or registration (`user`). */
  setSession(token: string, client: Client): void;
  /** Applies user info, or a changed name. */
  setIdentity(identity: Identity): void;
  /** Log out on this device; cart and favourites stay. */
  clear(): void;
}

type Stored = Pick<SessionState, 'token' | 'shopper'>;

const NOTHING: Stored = { token: undefined, shopper: undefined };

function wholeId(text: string | null): number | undefined {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/**
 * Reads the stored session. Damaged ids are dropped: the token alone means signed in; user info returns the
 * rest.
 */
function read(): Stored {
  const token = readText(keys.userToken);
  if (token === null || token === '') return NOTHING;
  const id = wholeId(readText(keys.userId));
  const partnerId = wholeId(readText(keys.partnerId));
  if (id === undefined || partnerId === undefined) return { token, shopper: undefined };
  const name = readText(keys.userName) ?? '';
  const email = readText(keys.email) ?? '';
  return { token, shopper: { id, partnerId, name, email } };
}

/** False when the storage is full and did not take everything. */
function write({ token, shopper }: Stored): boolean {
  const values: readonly (readonly [string, string | null])[] = [
    [keys.userName, shopper?.name ?? null],
    [keys.email, shopper?.email ?? null],
    [keys.userId, shopper === undefined ? null : String(shopper.id)],
    [keys.partnerId, shopper === undefined ? null : String(shopper.partnerId)],
    // Last, so that another tab that sees the token finds its identity.
    [keys.userToken, token ?? null],
  ];
  return values.every(([key, value]) => writeText(key, value));
}

/** The shopper's session on this device. */
export const sessionStore = createStore<SessionState>()((set, get) => ({
  ...NOTHING,
  stored: true,
  setSession(token, { id, partner_id: partnerId, name, email }) {
    const shopper = { id, partnerId, name, email: email ?? '' };
    const stored = write({ token, shopper });
    // One person's token must not be stored next to another's name, nor reappear after a reload.
    if (!stored) write(NOTHING);
    set({ token, shopper, stored });
  },
  setIdentity({ id, partner_id: partnerId, name, email }) {
    const { token } = get();
    if (token === undefined) return;
    const changed = { id, partnerId, name, email: email ?? '' };
    set({ shopper: changed });
    if (get().stored) write({ token, shopper: changed });
  },
  clear() {
    set({ ...NOTHING, stored: true });
    write(NOTHING);
  },
}));

/** Loads the stored session, now and whenever another tab changes it. Returns a function that stops. */
export function startSession(): () => void {
  sessionStore.setState(read());
  const watched = [keys.userToken, keys.userName, keys.email, keys.userId, keys.partnerId];
  return onOtherTab(watched, () => sessionStore.setState(read()));
}
