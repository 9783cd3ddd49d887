import type { FieldCode } from '@dp/contract/error-codes.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@dp/contract/limits.ts';

/** Validates a new password (specification §5: at least 6 characters); undefined when valid. */
export function newPasswordProblem(
  password: string,
  required: FieldCode = 'password_required',
): FieldCode | undefined {
  if (password === '') return required;
  if (password.length < PASSWORD_MIN_LENGTH) return 'password_too_short';
  return password.length > PASSWORD_MAX_LENGTH ? 'password_too_long' : undefined;
}

/** What is wrong with a password typed again. */
export function confirmationProblem(password: string, again: string): FieldCode | undefined {
  if (again === '') return 'password_confirmation_required';
  return again === password ? undefined : 'passwords_do_not_match';
}
