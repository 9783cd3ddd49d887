import type { OtpDispatch } from '@dp/contract/accounts.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Deps } from '../deps.ts';
import { findAccountByLogin } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { type CodePurpose, routeCode } from './code-route.ts';
import type { Login } from './login.ts';
import { sendCode } from './send-code.ts';

/**
 * Sends a one-time code for a typed e-mail or phone. The answer is the same whether or not there is an
 * account (design §5).
 *
 * @throws ProblemError 422 `otp_undeliverable`; 429 `otp_too_soon` or `too_many_requests`.
 */
export async function requestCode(
  deps: Deps,
  limits: AttemptLimits,
  given: { login: Login; purpose: CodePurpose; locale: Locale; ip: string },
): Promise<OtpDispatch> {
  const { login, purpose, locale, ip } = given;
  await limits.codeRequest(ip);
  const own = await limits.usualCodeRequest(login, ip);
  const sending = deps.db.transaction(async (tx) => {
    const account = await findAccountByLogin(tx, login);
    const route = routeCode(deps.config, purpose, login, account);
    // A log-in code that goes to what was typed proves just that; whose it is then, is seen later.
    const provesLoginOnly = purpose === 'login' && route.destination?.value === login.value;
    return sendCode(tx, deps, {
      purpose,
      login,
      route,
      customerId: provesLoginOnly ? null : (account?.id ?? null),
      locale,
      ip,
      pastHourly: own !== undefined,
    });
  });
  return sending.catch(async (error: unknown) => {
    await own?.giveBack();
    throw error;
  });
}
