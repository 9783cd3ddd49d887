import type { ApiConfig } from '../config.ts';
import { hasSender } from '../config.ts';
import { type Channel, usableChannels } from '../messages/channels.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Account } from './account-store.ts';
import { isProven, isVerified } from './is-proven.ts';
import type { Login } from './login.ts';
import { HIDDEN_CONTACT, maskContact } from './mask-contact.ts';

/** Destination and response of a one-time code. */
export interface CodeRoute {
  /** Undefined for a decoy: nothing is sent, but the response is the same (design §5). */
  readonly destination: Login | undefined;
  /** What the response reveals; the same whether or not there is an account. */
  readonly disclosed: { readonly channel: Channel; readonly sentTo: string };
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
  return { destination, disclosed: { channel, sentTo: maskContact(destination) } };
}

/**
 * The code after a password log-in with a claimed contact: it goes to the account's proven contact, which the
 * response does not name.
 *
 * @throws ProblemError 422 `otp_undeliverable` when the shop cannot reach it.
 */
export function routeToProvenContact(config: ApiConfig, account: Reachable): CodeRoute {
  for (const kind of ['phone', 'email'] as const) {
    const value = account[kind];
    const channel = CHANNEL_OF[kind];
    if (value !== null && isProven(account, kind) && usableChannels(config).has(channel)) {
      return { destination: { kind, value }, disclosed: { channel, sentTo: HIDDEN_CONTACT } };
    }
  }
  throw new ProblemError(422, 'otp_undeliverable');
}

/**
 * The code for a typed login. It goes to the typed contact where the shop can reach it; otherwise to the
 * account's other contact, which the response does not name.
 *
 * - `login`: an unknown contact gets a code too: it may create an account (design §5).
 * - `register`: only an unproven contact gets another one.
 * - `reset`: only proven contacts get one; a claimed one sends it to the account's proven one.
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
  const disclosed = direct
    ? { channel, sentTo: maskContact(login) }
    : {
        channel: channel === 'email' ? ('sms' as const) : ('email' as const),
        sentTo: HIDDEN_CONTACT,
      };

  if (direct && purpose === 'login') return { disclosed, destination: login };
  if (!account) return { disclosed, destination: undefined };
  if (direct && isProven(account, login.kind) === (purpose === 'reset')) {
    return { disclosed, destination: login };
  }
  if (purpose === 'register' && (direct || isVerified(account))) {
    return { disclosed, destination: undefined };
  }
  const kind = login.kind === 'email' ? 'phone' : 'email';
  const value = account[kind];
  // While nothing is proven, a code to the other contact may prove that one, but reset no password.
  const open = isProven(account, kind) || (purpose !== 'reset' && !isVerified(account));
  const reachable = value !== null && usable.has(CHANNEL_OF[kind]) && open;
  return { disclosed, destination: reachable ? { kind, value } : undefined };
}
