import type { ApiConfig } from '../config.ts';
import { hasSender } from '../config.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type Channel, usableChannels } from '../messages/channels.ts';
import type { Account } from './account-store.ts';
import type { Login } from './login.ts';
import { HIDDEN_CONTACT, maskContact } from './mask-contact.ts';

/** The way a one-time code takes. */
export interface CodeRoute {
  /** Where it goes. Undefined for a decoy: no message goes out, but the answer is the same (design §5). */
  readonly destination: Login | undefined;
  /** What the asker is told; the same whether or not there is an account. */
  readonly told: { readonly channel: Channel; readonly sentTo: string };
}

export type CodePurpose = 'register' | 'login' | 'reset';

type Reachable = Pick<Account, 'email' | 'phone' | 'emailVerifiedAt' | 'phoneVerifiedAt'>;

/** The channel that reaches a kind of contact. */
export const CHANNEL_OF = { email: 'email', phone: 'sms' } as const;

/**
 * A new account's first code: by SMS where the shop can send one, else by mail (design §5).
 *
 * @throws ProblemError 422 `otp_undeliverable` when the shop has no sender.
 */
export function routeFirstCode(
  config: ApiConfig,
  email: string,
  phone: string,
): CodeRoute & { readonly destination: Login } {
  const destination: Login = hasSender(config, 'sms')
    ? { kind: 'phone', value: phone }
    : { kind: 'email', value: email };
  const channel = CHANNEL_OF[destination.kind];
  if (!usableChannels(config).has(channel)) throw new ProblemError(422, 'otp_undeliverable');
  return { destination, told: { channel, sentTo: maskContact(destination) } };
}

/**
 * The code that answers a typed login. It goes to what was typed where the shop can reach that;
 * otherwise to the account's other contact, which the answer does not name.
 *
 * - `login`: an unknown phone or e-mail gets its code too: it may make an account (design §5).
 * - `register`: only an account that is not verified yet gets one more.
 * - `reset`: only contacts that are proven to be the owner's get one, or any while none is.
 *
 * @throws ProblemError 422 `otp_undeliverable` when the shop has no sender.
 */
export function routeCode(
  config: ApiConfig,
  purpose: CodePurpose,
  login: Login,
  account: Reachable | undefined,
): CodeRoute {
  const usable = usableChannels(config);
  if (usable.size === 0) throw new ProblemError(422, 'otp_undeliverable');
  const channel = CHANNEL_OF[login.kind];
  const direct = usable.has(channel);
  const told = direct
    ? { channel, sentTo: maskContact(login) }
    : {
        channel: channel === 'email' ? ('sms' as const) : ('email' as const),
        sentTo: HIDDEN_CONTACT,
      };

  if (direct && purpose === 'login') return { told, destination: login };
  if (!account || (purpose === 'register' && isVerified(account))) {
    return { told, destination: undefined };
  }
  if (direct && (purpose === 'register' || isOwners(account, login.kind))) {
    return { told, destination: login };
  }
  const kind = login.kind === 'email' ? 'phone' : 'email';
  const value = account[kind];
  const reachable = value !== null && usable.has(CHANNEL_OF[kind]) && isOwners(account, kind);
  return { told, destination: reachable ? { kind, value } : undefined };
}

/** Whether one of an account's contacts is proven. */
export function isVerified(account: Reachable): boolean {
  return account.emailVerifiedAt !== null || account.phoneVerifiedAt !== null;
}

/** Whether a contact is its owner's for sure, or nothing about the account is sure yet. */
function isOwners(account: Reachable, kind: Login['kind']): boolean {
  return account[`${kind}VerifiedAt`] !== null || !isVerified(account);
}
