import type { CallParts, CallRequest } from '../call-request.ts';
import type { Locale } from '../locale.ts';
import { type StaffCallName, staffCalls } from './calls.ts';
import { staffRequest } from './staff-request.ts';

/** A call as an HTTP request, by its name; for what knows every call, as tests and benchmarks do. */
export function staffCallRequest(
  name: StaffCallName,
  parts: CallParts,
  locale: Locale,
): CallRequest {
  return staffRequest(staffCalls[name], parts, locale);
}
