import type { StaffCall } from './staff-call.ts';

/**
 * The second factor, sessions and password of one's own account. A proof completes a sign-in that has given
 * the password, and otherwise makes the factor fresh again; each brings a new session cookie.
 */
export const securityCalls = {
  proveTotp: { method: 'POST', path: '/factor/totp', access: 'half-signed-in' },
  proveRecoveryCode: { method: 'POST', path: '/factor/recovery-code', access: 'half-signed-in' },
  /** Only for who has no second factor. */
  provePassword: { method: 'POST', path: '/factor/password', access: 'half-signed-in' },
  proofChallenge: {
    method: 'POST',
    path: '/factor/passkey/challenge',
    access: 'half-signed-in',
    readOnly: true,
  },
  provePasskey: { method: 'POST', path: '/factor/passkey', access: 'half-signed-in' },
  signInChallenge: {
    method: 'POST',
    path: '/sign-in/passkey/challenge',
    access: 'anyone',
    readOnly: true,
  },
  /** A passkey alone: it is something one has, unlocked by something one knows or is. */
  signInWithPasskey: { method: 'POST', path: '/sign-in/passkey', access: 'anyone' },

  security: { method: 'GET', path: '/security', access: 'signed-in', beforeFactor: true },
  /** A new secret for a code app; in use once `confirmTotp` has got a code of it. */
  setUpTotp: {
    method: 'POST',
    path: '/security/totp/set-up',
    access: 'signed-in',
    freshFactor: true,
    beforeFactor: true,
  },
  confirmTotp: {
    method: 'POST',
    path: '/security/totp',
    access: 'signed-in',
    freshFactor: true,
    beforeFactor: true,
  },
  removeTotp: {
    method: 'POST',
    path: '/security/totp/remove',
    access: 'signed-in',
    freshFactor: true,
  },
  passkeyChallenge: {
    method: 'POST',
    path: '/security/passkeys/challenge',
    access: 'signed-in',
    freshFactor: true,
    beforeFactor: true,
    readOnly: true,
  },
  addPasskey: {
    method: 'POST',
    path: '/security/passkeys',
    access: 'signed-in',
    freshFactor: true,
    beforeFactor: true,
  },
  removePasskey: {
    method: 'POST',
    path: '/security/passkeys/{id}/remove',
    access: 'signed-in',
    freshFactor: true,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/security/recovery-codes',
    access: 'signed-in',
    freshFactor: true,
  },
  endSession: { method: 'POST', path: '/security/sessions/{id}/end', access: 'signed-in' },
  endOtherSessions: { method: 'POST', path: '/security/sessions/end-others', access: 'signed-in' },
  changePassword: {
    method: 'POST',
    path: '/security/password',
    access: 'signed-in',
    beforeFactor: true,
  },
  editProfile: { method: 'POST', path: '/profile', access: 'signed-in' },
} as const satisfies Record<string, StaffCall>;
