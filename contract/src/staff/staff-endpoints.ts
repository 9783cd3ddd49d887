import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody, okResponse } from '../fields.ts';
import * as staff from './staff.ts';
import type { staffAccountCalls } from './staff-calls.ts';

export const staffAccountEndpoints = {
  signIn: {
    summary: 'Sign in with e-mail and password',
    body: staff.signInBody,
    response: staff.signInResponse,
  },
  me: { summary: 'Who is signed in, and what they may do', response: staff.meResponse },
  signOut: { summary: 'End the session in use', body: emptyBody, response: okResponse },
} as const satisfies Record<keyof typeof staffAccountCalls, EndpointSchemas>;
