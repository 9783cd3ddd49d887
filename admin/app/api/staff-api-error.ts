import type { ErrorCode, FieldCode } from '@dp/contract/error-codes.ts';
import type { StaffErrorCode, StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import { CallError, type CallErrorClass, type CallFailure } from '@dp/ui/network/call-error.ts';

export type StaffCallCode = ErrorCode | StaffErrorCode | CallFailure;
/** What can be wrong with one field. */
export type FieldProblem = FieldCode | StaffFieldCode;

/** A call of the staff API that failed. */
export const StaffApiError: CallErrorClass<ErrorCode | StaffErrorCode, FieldProblem> = CallError;
export type StaffApiError = CallError<ErrorCode | StaffErrorCode, FieldProblem>;

/** Whether an unknown value is a failed call with this code. */
export function isStaffApiError(error: unknown, code?: StaffCallCode): error is StaffApiError {
  return error instanceof StaffApiError && (code === undefined || error.code === code);
}
