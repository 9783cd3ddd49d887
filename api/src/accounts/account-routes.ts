import type { AddEndpoint } from '../http/endpoint.ts';
import type { Account } from './account-store.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { changeContact } from './change-contact.ts';
import { changeName } from './change-name.ts';
import { changePassword } from './change-password.ts';
import { checkOldPassword } from './check-old-password.ts';
import { deleteAccount } from './delete-account.ts';
import { logInWithPassword } from './log-in-with-password.ts';
import { logOut } from './log-out.ts';
import { requireLogin } from './login.ts';
import type { AccountDeps } from './personal-data.ts';
import { readAccountInfo } from './read-account-info.ts';
import { register } from './register.ts';
import { requestCode } from './request-code.ts';
import { resetPassword } from './reset-password.ts';
import { verifyCode } from './verify-code.ts';
import { verifyResetCode } from './verify-reset-code.ts';

const OK = { data: { ok: true } } as const;

/** Signing up and in, one-time codes, the profile, and leaving (specification §7, design §4–§5). */
export function addAccountRoutes(add: AddEndpoint, deps: AccountDeps): void {
  const { db } = deps;
  const limits = createAttemptLimits(deps);

  add('register', ({ body, locale, ip }) => register(deps, limits, { ...body, locale, ip }));

  add('login', async ({ body: { login: typed, password }, locale, ip }) => {
    const login = requireLogin(typed);
    let claimant: Account | undefined;
    if (password !== undefined) {
      const answer = await logInWithPassword(deps, limits, { login, password, locale, ip });
      if ('token' in answer) return { data: answer };
      claimant = answer.claimant;
    }
    const sent = await requestCode(deps, limits, { login, purpose: 'login', claimant, locale, ip });
    return { data: { otp_required: true, ...sent } };
  });

  add('verifyOtp', async ({ body, optionalShopper, locale, ip }) => {
    const login = requireLogin(body.login);
    const callerId = (await optionalShopper())?.customerId;
    return { data: await verifyCode(deps, limits, { ...body, login, callerId, locale, ip }) };
  });

  add('resendOtp', async ({ body: { login: typed, purpose }, optionalShopper, locale, ip }) => {
    const login = requireLogin(typed);
    const callerId = (await optionalShopper())?.customerId;
    return { data: await requestCode(deps, limits, { login, purpose, callerId, locale, ip }) };
  });

  add('accountInfo', ({ query, shopper }) =>
    readAccountInfo(deps, shopper.customerId, query.user_id),
  );

  add('editUsername', async ({ body, shopper }) => ({
    data: { user: await changeName(db, shopper.customerId, body.name) },
  }));

  add('editContact', async ({ body, shopper, locale, ip }) => {
    const login = requireLogin(body.login);
    return { data: await changeContact(deps, limits, { ...shopper, login, locale, ip }) };
  });

  add('checkPassword', async ({ body, shopper: { customerId } }) => {
    await checkOldPassword(db, limits, { customerId, oldPassword: body.old_password });
    return OK;
  });

  add('editPassword', async ({ body, shopper }) => {
    await changePassword(deps, limits, {
      ...shopper,
      oldPassword: body.old_password,
      newPassword: body.new_password,
    });
    return OK;
  });

  add('forgotPassword', async ({ body, optionalShopper, locale, ip }) => {
    const login = requireLogin(body.login);
    const callerId = (await optionalShopper())?.customerId;
    const sent = await requestCode(deps, limits, { login, purpose: 'reset', callerId, locale, ip });
    return { data: { sent: true, expires_in: sent.expires_in, retry_in: sent.retry_in } };
  });

  add('verifyResetOtp', async ({ body, optionalShopper, ip }) => {
    const login = requireLogin(body.login);
    const callerId = (await optionalShopper())?.customerId;
    return { data: await verifyResetCode(deps, limits, { ...body, login, callerId, ip }) };
  });

  add('updatePassword', async ({ body }) => {
    await resetPassword(deps, { resetToken: body.reset_token, password: body.password });
    return OK;
  });

  add('logout', async ({ shopper }) => {
    await logOut(db, shopper.sessionHash);
    return OK;
  });

  add('deleteAccount', async ({ shopper }) => {
    await deleteAccount(deps, shopper.customerId);
    return OK;
  });
}
