import type { FieldCode } from '@dp/contract/error-codes.ts';
import { isEmailAddress } from './email-address.ts';
import { mobileNumber } from './mobile-number.ts';

// Validation by kind of field; undefined when valid. `required` means an empty mandatory field.

/** Whether a field contains more than blanks. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** A text of at most `maxLength` characters. */
export function textProblem(
  text: string,
  maxLength: number,
  required?: FieldCode,
): FieldCode | undefined {
  if (!isFilled(text)) return required;
  return text.trim().length > maxLength ? 'too_long' : undefined;
}

/** An Egyptian or Saudi mobile number. */
export function mobileProblem(number: string, required?: FieldCode): FieldCode | undefined {
  if (!isFilled(number)) return required;
  return mobileNumber(number) === undefined ? 'phone_invalid' : undefined;
}

/** An e-mail address. */
export function emailProblem(email: string, required?: FieldCode): FieldCode | undefined {
  if (!isFilled(email)) return required;
  return isEmailAddress(email) ? undefined : 'email_invalid';
}
