import { callAddress } from './call-address.ts';
import { type Call, type CallName, calls } from './calls.ts';
import { DATABASE_NAME, FIXED_UID } from './limits.ts';
import type { Locale } from './locale.ts';

/** Who calls, and what their request carries beside the call itself. */
export interface Caller {
  readonly locale?: Locale | undefined;
  /** The service credential; `serviceLogin` alone goes without. */
  readonly credential?: string | undefined;
  /** The shopper's session; sent only with calls that take it. */
  readonly userToken?: string | undefined;
  /** Headers of this request alone, such as `idempotency-key`; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** What a call is about: the parts of its path, query and body. */
export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A call as an HTTP request; `path` stands under the API's base and carries the query. */
export interface CallRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Undefined for GET. */
  readonly body: string | undefined;
}

/** Builds the request of a call: the one place that knows what every request carries. */
export function callRequest(name: CallName, parts: CallParts, caller: Caller): CallRequest {
  const { method, path }: Call = calls[name];
  return {
    method,
    path: callAddress(path, parts.params, parts.query),
    headers: callHeaders(name, caller),
    body: method === 'POST' ? JSON.stringify(parts.body ?? {}) : undefined,
  };
}

/** The headers of a call (specification §6, design §4). */
export function callHeaders(name: CallName, caller: Caller = {}): Record<string, string> {
  const { access, responseType }: Call = calls[name];
  const { locale, credential, userToken } = caller;
  const takesUserToken = access === 'shopper' || access === 'optional-shopper';
  const headers = {
    // Errors are JSON whatever the answer would have been.
    accept: responseType === undefined ? 'application/json' : `${responseType}, application/json`,
    // On every request, also one without a body (specification §6).
    'content-type': 'application/json',
    'accept-language': locale,
    db: DATABASE_NAME,
    uid: FIXED_UID,
    authorization:
      access === 'service-login' || credential === undefined ? undefined : `Bearer ${credential}`,
    'user-token': takesUserToken ? userToken : undefined,
    ...caller.headers,
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([header, value]) =>
      value === undefined ? [] : [[header, value]],
    ),
  );
}
