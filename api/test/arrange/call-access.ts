import type { Call } from '@dp/contract/calls.ts';
import type { Caller } from './callers.ts';

/** A status, with the code of the refusal. */
export type Outcome = 200 | readonly [status: number, code: string];

/** The refusal that a call's access alone gives a caller; undefined where it gives none. */
export function refusal({ access }: Call, caller: Caller): Outcome | undefined {
  if (access === 'service-login') return undefined;
  switch (caller) {
    case 'anonymous':
    case 'a shopper without a credential':
      return [401, 'service_credential_required'];
    case 'with an invented credential':
    case 'with a credential that has run out':
      return [401, 'service_credential_invalid'];
    case 'a guest':
      return access === 'shopper' ? [401, 'login_required'] : undefined;
    case 'with an invented token':
    case 'with a token that has run out':
    case 'with a revoked token':
    case 'with the token of a deleted account':
      return access === 'shopper' ? [401, 'session_expired'] : undefined;
    default:
      return undefined;
  }
}
