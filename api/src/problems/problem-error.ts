import type { ErrorCode, FieldCode } from '@dp/contract/error-codes.ts';
import type { StaffErrorCode, StaffFieldCode } from '@dp/contract/staff/error-codes.ts';

interface ProblemMembers {
  /** What is wrong with which field. */
  readonly fields?: Readonly<Record<string, FieldCode | StaffFieldCode>>;
  /** Every problem document has these: a member of the same name would take their place. */
  readonly type?: never;
  readonly title?: never;
  readonly status?: never;
  readonly code?: never;
  readonly [name: string]: unknown;
}

/**
 * An expected error, answered with a problem document. Thrown from use cases, inside a transaction too, so
 * that it rolls back.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ErrorCode | StaffErrorCode;
  /** More members of the problem document, such as `retry_in` or `differences`. */
  readonly members: ProblemMembers;

  constructor(
    status: number,
    code: ErrorCode | StaffErrorCode,
    members: ProblemMembers = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.status = status;
    this.code = code;
    this.members = members;
  }
}

/** A refusal of single fields: `{phone_number: 'phone_invalid'}`. */
export function invalidFields(fields: NonNullable<ProblemMembers['fields']>): ProblemError {
  return new ProblemError(400, 'validation_failed', { fields });
}

/**
 * Checks a member of a body: the fields refused are named as the member's, as in `address.mobile`.
 *
 * @throws what `check` throws.
 */
export function within<T>(member: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    const fields = error instanceof ProblemError ? error.members.fields : undefined;
    if (fields === undefined) throw error;
    throw invalidFields(
      Object.fromEntries(Object.entries(fields).map(([name, code]) => [`${member}.${name}`, code])),
    );
  }
}
