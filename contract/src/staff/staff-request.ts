import { callAddress } from '../call-address.ts';
import type { CallParts, CallRequest } from '../call-request.ts';
import type { Locale } from '../locale.ts';
import type { StaffCall } from './staff-call.ts';

/** What a request needs to know of its call: all that browsers get of it. */
export type SentStaffCall = Pick<StaffCall, 'method' | 'path' | 'requestType' | 'responseType'>;

/**
 * A call of the back office as an HTTP request; `path` is relative to its origin and includes the query. Of a
 * call with a file as its body, the file is the caller's to add.
 */
export function staffRequest(
  { method, path, requestType, responseType }: SentStaffCall,
  parts: CallParts,
  locale: Locale,
): CallRequest {
  const accept =
    responseType === undefined ? 'application/json' : `${responseType}, application/json`;
  const isPost = method === 'POST';
  return {
    method,
    path: callAddress(`/api/staff${path}`, parts.params, parts.query),
    headers: {
      accept,
      'accept-language': locale,
      ...(isPost ? { 'content-type': requestType ?? 'application/json' } : {}),
    },
    body: isPost && requestType === undefined ? JSON.stringify(parts.body ?? {}) : undefined,
  };
}
