import { HOUR_MS } from '@dp/contract/durations.ts';
import { PASSWORD_RESET_HOURS } from '@dp/contract/staff/limits.ts';
import { createSessionToken } from '../accounts/session-token.ts';
import type { Deps } from '../deps.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { changeStaff } from './change-staff.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { putPasswordReset } from './password-reset-store.ts';

/** A one-time link to a new password, and whether it was mailed to its owner. */
interface PasswordReset {
  readonly link: string;
  readonly mailed: boolean;
  readonly expiresAt: Date;
}

/**
 * Makes the link by which a colleague who has forgotten the password chooses a new one; an older link ends.
 * Until it is used the present password and sessions stay: a link made by mistake locks nobody out.
 *
 * @throws ProblemError as `changeStaff`; 404 `staff_not_found` for a disabled colleague too.
 */
export async function resetStaffPassword(
  deps: Deps,
  principal: Principal,
  staffId: number,
): Promise<PasswordReset> {
  const { adminUrl, publicUrl } = deps.config;
  const { token, tokenHash } = createSessionToken();
  // Behind the #, so that it reaches neither logs nor other sites.
  const link = `${adminUrl}/password-reset#${token}`;
  const expiresAt = new Date(deps.now().getTime() + PASSWORD_RESET_HOURS * HOUR_MS);
  let mailed = false;
  const given = { staffId, version: undefined, action: 'staff.reset-password' as const };
  await changeStaff(deps, principal, given, async (tx, { email, locale, disabledAt }) => {
    if (disabledAt) throw new ProblemError(404, 'staff_not_found', { staff: staffId });
    await putPasswordReset(tx, { staffId, tokenHash, expiresAt });
    const { title: shop, logo } = (await readShop(tx)).details;
    const mail = passwordResetMail({ locale, link, publicUrl, shop, logo });
    const message = { channel: 'email', to: email, locale, ...mail, expiresAt } as const;
    mailed = (await queueMessage(tx, deps, { ...message, toShop: true })) !== undefined;
    return { after: { email, expires_at: expiresAt.toISOString() } };
  });
  return { link, mailed, expiresAt };
}
