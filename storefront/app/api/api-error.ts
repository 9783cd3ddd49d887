import type { ErrorCode, FieldCode } from '@dp/contract/error-codes.ts';

/** Client-side codes: the call did not get a valid response. */
export type CallFailure = 'network_error' | 'timeout' | 'bad_answer';

/** Every code a call of the API client can end with. */
export type ApiErrorCode = ErrorCode | CallFailure;

/** Details of a failed call; `status` is 0 when there was no response. */
export interface ApiErrorParts {
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Field path (`lines.0.quantity`) to field code. */
  readonly fields?: Readonly<Record<string, FieldCode>>;
  /** Further members of the problem document, such as `retry_in` (seconds). */
  readonly data?: Readonly<Record<string, unknown>>;
  /** For the shop's owner to find the call in the log. */
  readonly requestId?: string;
}

/** A call that failed. Its `code` is translated at the edge, under `errors.<code>`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: Readonly<Record<string, FieldCode>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;

  constructor(parts: ApiErrorParts, options?: ErrorOptions) {
    super(`API call failed: ${parts.code} (${parts.status})`, options);
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.data = parts.data ?? {};
    this.requestId = parts.requestId;
  }
}

/** Whether an unknown value is a failed call with this code. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether a call failed without reaching the shop. */
export function isUnreached(error: unknown): boolean {
  return isApiError(error, 'network_error') || isApiError(error, 'timeout');
}

/** Converts a non-2xx response into an error; a body that is not a problem document is `bad_answer`. */
export function errorFromResponse(status: number, body: string): ApiError {
  let problem: unknown;
  try {
    problem = JSON.parse(body);
  } catch {
    problem = undefined;
  }
  if (typeof problem !== 'object' || problem === null || !('code' in problem)) {
    return new ApiError({ status, code: status >= 500 ? 'service_unavailable' : 'bad_answer' });
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
  return new ApiError({
    status,
    code: code as ErrorCode,
    data,
    ...(typeof fields === 'object' && fields !== null
      ? { fields: fields as Record<string, FieldCode> }
      : {}),
    ...(typeof request_id === 'string' ? { requestId: request_id } : {}),
  });
}
