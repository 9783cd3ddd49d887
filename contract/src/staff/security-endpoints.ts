import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody, idParameters, okResponse } from '../fields.ts';
import * as security from './security.ts';
import type { securityCalls } from './security-calls.ts';
import { meResponse } from './staff.ts';

export const securityEndpoints = {
  proveTotp: {
    summary: 'Give a code of the code app',
    body: security.totpBody,
    response: okResponse,
  },
  proveRecoveryCode: {
    summary: 'Give a recovery code, which is used up by it',
    body: security.recoveryCodeBody,
    response: okResponse,
  },
  provePassword: {
    summary: 'Give the password again',
    body: security.passwordProofBody,
    response: okResponse,
  },
  proofChallenge: {
    summary: 'A challenge for one of the own passkeys',
    body: emptyBody,
    response: security.passkeyOptions,
  },
  provePasskey: {
    summary: 'Answer the challenge with a passkey',
    body: security.passkeyProofBody,
    response: okResponse,
  },
  signInChallenge: {
    summary: 'A challenge for any passkey',
    body: emptyBody,
    response: security.passkeyOptions,
  },
  signInWithPasskey: {
    summary: 'Sign in with a passkey alone',
    body: security.passkeyProofBody,
    response: okResponse,
  },

  security: {
    summary: 'Second factors and sessions of the own account',
    response: security.securityResponse,
  },
  setUpTotp: {
    summary: 'A new secret for a code app',
    body: emptyBody,
    response: security.totpSetUp,
  },
  confirmTotp: {
    summary: 'Use the new secret from now on, proven by a code of it',
    body: security.totpBody,
    response: security.factorAdded,
  },
  removeTotp: { summary: 'Give up the code app', body: emptyBody, response: okResponse },
  passkeyChallenge: {
    summary: 'A challenge for a new passkey',
    body: emptyBody,
    response: security.passkeyOptions,
  },
  addPasskey: {
    summary: 'Add a passkey',
    body: security.addPasskeyBody,
    response: security.factorAdded,
  },
  removePasskey: {
    summary: 'Remove a passkey',
    params: idParameters,
    body: emptyBody,
    response: okResponse,
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes in place of the old ones',
    body: emptyBody,
    response: security.recoveryCodes,
  },
  endSession: {
    summary: 'End one of the own sessions',
    params: idParameters,
    body: emptyBody,
    response: okResponse,
  },
  endOtherSessions: {
    summary: 'End all own sessions but this one',
    body: emptyBody,
    response: okResponse,
  },
  changePassword: {
    summary: 'Change the own password; ends all other sessions',
    body: security.staffChangePasswordBody,
    response: okResponse,
  },
  editProfile: {
    summary: 'Change the own name and language of messages',
    body: security.editProfileBody,
    response: meResponse,
  },
} as const satisfies Record<keyof typeof securityCalls, EndpointSchemas>;
