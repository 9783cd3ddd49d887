import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Deps } from '../deps.ts';
import { usableChannels } from '../messages/channels.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findAccount } from './account-store.ts';
import { CHANNEL_OF } from './code-route.ts';
import { claimedContacts, isProven, isVerified } from './is-proven.ts';

/**
 * The caller's own name, e-mail, phone and account state, in `data.data` (specification §3).
 *
 * @throws ProblemError 404 `account_not_found` for any other id, whether or not there is such an account.
 */
export async function readAccountInfo(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  customerId: number,
  askedId: number = customerId,
): Promise<CallOutput<'accountInfo'>> {
  const account = askedId === customerId ? await findAccount(db, customerId) : undefined;
  if (!account) throw new ProblemError(404, 'account_not_found');
  const { id, partnerId, name, email, phone, passwordHash } = account;
  const usable = usableChannels(config);
  const known = {
    verified: isVerified(account),
    email_verified: isProven(account, 'email'),
    phone_verified: isProven(account, 'phone'),
    can_verify: claimedContacts(account)
      .map(({ kind }) => kind)
      .filter((kind) => usable.has(CHANNEL_OF[kind])),
    can_change: (['email', 'phone'] as const).filter(
      (kind) => !isProven(account, kind) && usable.has(CHANNEL_OF[kind]),
    ),
    has_password: passwordHash !== null,
  };
  return {
    data: { data: { id, partner_id: partnerId, name, email, phone_number: phone, ...known } },
  };
}
