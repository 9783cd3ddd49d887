import type { OtpDispatch } from '@dp/contract/accounts.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { usableChannels } from '../messages/channels.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Account } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { CHANNEL_OF, type CodePurpose, routeCode, routeToProvenContact } from './code-route.ts';
import { findTypedAccount } from './find-typed-account.ts';
import { isVerified } from './is-proven.ts';
import type { Login } from './login.ts';
import { sendCode } from './send-code.ts';

/**
 * Sends a one-time code for a typed e-mail or phone. The response is the same whether or not there is an
 * account (design §5), except that a verified caller who wants to prove their other contact learns when the
 * shop cannot reach it.
 *
 * @throws ProblemError 422 `otp_undeliverable`; 429 `otp_too_soon` or `too_many_requests`.
 */
export async function requestCode(
  deps: Deps,
  limits: AttemptLimits,
  given: {
    login: Login;
    purpose: CodePurpose;
    /** The customer of the call's session, if any. */
    callerId?: number | undefined;
    /** The account that claims the login and whose password was typed with it, if any. */
    claimant?: Account | undefined;
    locale: Locale;
    ip: string;
  },
): Promise<OtpDispatch> {
  const { login, purpose, callerId, claimant, locale, ip } = given;
  await limits.codeRequest(ip);
  const own = await limits.usualCodeRequest(login, ip);
  const sending = inTransaction(deps.db, async (tx) => {
    const account = await findTypedAccount(tx, login, callerId);
    const isOwn = account !== undefined && account.id === callerId;
    if (purpose === 'register' && isOwn && isVerified(account)) {
      const reachable = usableChannels(deps.config).has(CHANNEL_OF[login.kind]);
      if (!reachable) throw new ProblemError(422, 'otp_undeliverable');
    }
    const route =
      claimant && isVerified(claimant)
        ? routeToProvenContact(deps.config, claimant)
        : routeCode(
            deps.config,
            isOwn ? purposeForOwner(purpose, account) : purpose,
            login,
            account,
          );
    // A code to the typed contact proves only that contact; its account is determined later.
    const provesLoginOnly =
      purpose !== 'reset' && !isOwn && route.destination?.value === login.value;
    return sendCode(tx, deps, {
      purpose,
      login,
      route,
      customerId: provesLoginOnly ? null : (account?.id ?? null),
      locale,
      ip,
      usualNetwork: own !== undefined,
    });
  });
  return sending.catch(async (error: unknown) => {
    await own?.giveBack();
    throw error;
  });
}

/** For the session of an account that has proven nothing, a reset code proves its contact as well. */
function purposeForOwner(purpose: CodePurpose, account: Account): CodePurpose {
  return purpose === 'reset' && !isVerified(account) ? 'register' : purpose;
}
