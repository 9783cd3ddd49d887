/** Client-side codes: the call did not get a valid response. */
export type CallFailure = 'network_error' | 'timeout' | 'bad_answer';

/** Details of a failed call, with the codes of its API and those of its fields. */
export interface CallErrorParts<Code extends string, FieldProblem extends string> {
  /** 0 when there was no response. */
  readonly status: number;
  readonly code: Code | CallFailure;
  /** Field path (`lines.0.quantity`) to field code. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** Further members of the problem document, such as `retry_in` (seconds) or `current`. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** For finding the call in the log. */
  readonly requestId?: string;
}

/** A call that failed. Its `code` has words under `errors.<code>`. */
export class CallError<Code extends string, FieldProblem extends string> extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: Code | CallFailure;
  readonly fields: Readonly<Record<string, FieldProblem>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;

  constructor(parts: CallErrorParts<Code, FieldProblem>, options?: ErrorOptions) {
    super(`API call failed: ${parts.code} (${parts.status})`, options);
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.data = parts.data ?? {};
    this.requestId = parts.requestId;
  }
}

/** The class as one API names it: `instanceof` then knows the API's codes. */
export type CallErrorClass<Code extends string, FieldProblem extends string> = new (
  parts: CallErrorParts<Code, FieldProblem>,
  options?: ErrorOptions,
) => CallError<Code, FieldProblem>;

/**
 * Converts a non-2xx response into an error; a body that is not a problem document is `bad_answer`. That the codes
 * in it are those of the API is the API's contract and is not checked.
 */
export function errorFromResponse(status: number, body: string): CallError<never, never> {
  let problem: unknown;
  try {
    problem = JSON.parse(body);
  } catch {
    problem = undefined;
  }
  if (typeof problem !== 'object' || problem === null || !('code' in problem)) {
    const code = (status > 500 ? 'service_unavailable' : 'bad_answer') as never;
    return new CallError({ status, code });
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
  return new CallError({
    status,
    code: code as never,
    data,
    ...(typeof fields === 'object' && fields !== null
      ? { fields: fields as Record<string, never> }
      : {}),
    ...(typeof request_id === 'string' ? { requestId: request_id } : {}),
  });
}
