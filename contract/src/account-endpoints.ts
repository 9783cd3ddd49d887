import * as accounts from './accounts.ts';
import { emptyBody, okResponse } from './fields.ts';
import { serviceLoginBody, serviceLoginResponse } from './service-credential.ts';

/** The calls of accounts and sessions. */
export const accountEndpoints = {
  serviceLogin: {
    summary: 'Log in as the service account',
    body: serviceLoginBody,
    response: serviceLoginResponse,
  },
  register: {
    summary: 'Make an account and send its verification code',
    body: accounts.registerBody,
    response: accounts.registerResponse,
  },
  login: {
    summary: 'Sign in with a password, or ask for a one-time code',
    body: accounts.loginBody,
    response: accounts.loginResponse,
  },
  verifyOtp: {
    summary: 'Prove a phone or e-mail with a one-time code',
    body: accounts.verifyOtpBody,
    response: accounts.verifyOtpResponse,
  },
  resendOtp: {
    summary: 'Send another one-time code',
    body: accounts.resendOtpBody,
    response: accounts.resendOtpResponse,
  },
  accountInfo: {
    summary: "The shopper's own name, e-mail and phone",
    query: accounts.accountInfoQuery,
    response: accounts.accountInfoResponse,
  },
  editUsername: {
    summary: "Change the shopper's name",
    body: accounts.editUsernameBody,
    response: accounts.editUsernameResponse,
  },
  editContact: {
    summary: "Replace the shopper's phone or e-mail while it is not confirmed, and send it a code",
    body: accounts.editContactBody,
    response: accounts.editContactResponse,
  },
  checkPassword: {
    summary: "Check the shopper's old password before asking for a new one",
    body: accounts.checkPasswordBody,
    response: okResponse,
  },
  editPassword: {
    summary: "Change the shopper's password and end the other sessions",
    body: accounts.editPasswordBody,
    response: okResponse,
  },
  forgotPassword: {
    summary: 'Send a code to reset a forgotten password',
    body: accounts.forgotPasswordBody,
    response: accounts.forgotPasswordResponse,
  },
  verifyResetOtp: {
    summary: 'Exchange a reset code for a reset token',
    body: accounts.verifyResetOtpBody,
    response: accounts.verifyResetOtpResponse,
  },
  updatePassword: {
    summary: 'Set a new password with a reset token',
    body: accounts.updatePasswordBody,
    response: okResponse,
  },
  logout: { summary: 'End this session', body: emptyBody, response: okResponse },
  deleteAccount: {
    summary: 'Delete the account and its personal data',
    body: emptyBody,
    response: okResponse,
  },
} as const;
