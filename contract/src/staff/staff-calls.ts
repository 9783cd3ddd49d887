import type { StaffCall } from './staff-call.ts';

/** Signing in and out, and one's own account. */
export const staffAccountCalls = {
  signIn: { method: 'POST', path: '/sign-in', access: 'anyone' },
  me: { method: 'GET', path: '/me', access: 'signed-in', beforeFactor: true },
  signOut: { method: 'POST', path: '/sign-out', access: 'half-signed-in', beforeFactor: true },
} as const satisfies Record<string, StaffCall>;
