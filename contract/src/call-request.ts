import { callAddress } from './call-address.ts';
import { type Call, type CallName, calls } from './calls.ts';
import { DATABASE_NAME, FIXED_UID } from './limits.ts';
import type { Locale } from './locale.ts';

/** The caller, and headers of the request besides the call itself. */
export interface Caller {
  readonly locale?: Locale | undefined;
  /** The service credential; only `serviceLogin` needs none. */
  readonly credential?: string | undefined;
  /** The session token; sent only with calls that accept it. */
  readonly userToken?: string | undefined;
  /** Headers of this request alone, such as `idempotency-key`; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** What a call is about: the parts of its path, query and body. */
export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A call as an HTTP request; `path` is relative to the API's base and includes the query. */
export interface CallRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Undefined for GET, and for a call with a file as its body: the file is the caller's to add. */
  readonly body: string | undefined;
}

/** Builds a call's request: the only place that knows the common headers. */
export function callRequest(name: CallName, parts: CallParts, caller: Caller): CallRequest {
  const { method, path, requestType }: Call = calls[name];
  const hasJson = method === 'POST' && requestType === undefined;
  return {
    method,
    path: callAddress(path, parts.params, parts.query),
    headers: callHeaders(name, caller),
    body: hasJson ? JSON.stringify(parts.body ?? {}) : undefined,
  };
}

/** The headers of a call (specification §6, design §4). */
export function callHeaders(name: CallName, caller: Caller = {}): Record<string, string> {
  const { access, requestType, responseType }: Call = calls[name];
  const { locale, credential, userToken } = caller;
  const takesUserToken = access === 'shopper' || access === 'optional-shopper';
  const headers = {
    // Errors are JSON whatever the response type.
    accept: responseType === undefined ? 'application/json' : `${responseType}, application/json`,
    // On every request, also one without a body (specification §6).
    'content-type': requestType ?? 'application/json',
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
