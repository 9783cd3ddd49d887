import type { ErrorCode } from '@dp/contract/error-codes.ts';
import type { StaffErrorCode } from '@dp/contract/staff/error-codes.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** The number in a record's id. Throws 404 with `notFound` for another id. */
export function idIn(id: string, notFound: ErrorCode | StaffErrorCode): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw new ProblemError(404, notFound);
}
