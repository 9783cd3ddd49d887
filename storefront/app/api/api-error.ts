import type { ErrorCode, FieldCode } from '@dp/contract/error-codes.ts';
import { CallError, type CallErrorClass, type CallFailure } from '@dp/ui/network/call-error.ts';

/** Every code a call of the API client can end with. */
export type ApiErrorCode = ErrorCode | CallFailure;

/** A call of the shop's API that failed. */
export const ApiError: CallErrorClass<ErrorCode, FieldCode> = CallError;
export type ApiError = CallError<ErrorCode, FieldCode>;

/** Whether an unknown value is a failed call with this code. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether a call failed without reaching the shop. */
export function isUnreached(error: unknown): boolean {
  return isApiError(error, 'network_error') || isApiError(error, 'timeout');
}
