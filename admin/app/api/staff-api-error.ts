import type { ErrorCode, FieldCode } from '@dp/contract/error-codes.ts';
import type { StaffErrorCode, StaffFieldCode } from '@dp/contract/staff/error-codes.ts';

/** Client-side codes: the call did not get a valid response. */
type CallFailure = 'network_error' | 'timeout' | 'bad_answer';
export type StaffCallCode = ErrorCode | StaffErrorCode | CallFailure;
/** What can be wrong with one field. */
export type FieldProblem = FieldCode | StaffFieldCode;

export interface StaffApiErrorParts {
  /** 0 when there was no response. */
  readonly status: number;
  readonly code: StaffCallCode;
  /** Field path (`lines.0.quantity`) to field code. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** Further members of the problem document, such as `retry_in` (seconds) or `current`. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** For finding the call in the log. */
  readonly requestId?: string;
}

/** A call of the staff API that failed. Its `code` has words under `errors.<code>`. */
export class StaffApiError extends Error {
  override readonly name = 'StaffApiError';
  readonly status: number;
  readonly code: StaffCallCode;
  readonly fields: Readonly<Record<string, FieldProblem>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;

  constructor(parts: StaffApiErrorParts, options?: ErrorOptions) {
    super(`Staff API call failed: ${parts.code} (${parts.status})`, options);
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.data = parts.data ?? {};
    this.requestId = parts.requestId;
  }
}

/** Whether an unknown value is a failed call with this code. */
export function isStaffApiError(error: unknown, code?: StaffCallCode): error is StaffApiError {
  return error instanceof StaffApiError && (code === undefined || error.code === code);
}

/** Converts a non-2xx response into an error; a body that is not a problem document is `bad_answer`. */
export function errorFromResponse(status: number, body: string): StaffApiError {
  let problem: unknown;
  try {
    problem = JSON.parse(body);
  } catch {
    problem = undefined;
  }
  if (typeof problem !== 'object' || problem === null || !('code' in problem)) {
    return new StaffApiError({
      status,
      code: status >= 500 ? 'service_unavailable' : 'bad_answer',
    });
  }
  const {
    type,
    title,
    status: _,
    code,
    detail,
    fields,
    request_id,
    ...data
  } = problem as Record<string, unknown>;
  return new StaffApiError({
    status,
    code: code as StaffCallCode,
    data,
    ...(typeof fields === 'object' && fields !== null
      ? { fields: fields as Record<string, FieldProblem> }
      : {}),
    ...(typeof request_id === 'string' ? { requestId: request_id } : {}),
  });
}
