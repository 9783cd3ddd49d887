import type { FieldCode } from '@dp/contract/error-codes.ts';
import { isEmailAddress } from '../forms/email-address.ts';
import type { Problems, Values } from '../forms/form-problems.ts';
import { found } from '../forms/found.ts';
import { mobileNumber } from '../forms/mobile-number.ts';
import { confirmationProblem, newPasswordProblem } from './password-rules.ts';

export const SIGN_UP_FIELDS = [
  'name',
  'email',
  'phone_number',
  'password',
  'password_confirmation',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** Longest name of a person, as in the contract. */
const NAME_MAX_LENGTH = 120;

/** What is wrong with a person's name. */
export function nameProblem(name: string): FieldCode | undefined {
  if (name.trim() === '') return 'name_required';
  return name.trim().length > NAME_MAX_LENGTH ? 'too_long' : undefined;
}

/** What is wrong with a phone number that a message must reach. */
export function phoneProblem(number: string): FieldCode | undefined {
  if (number.trim() === '') return 'phone_required';
  return mobileNumber(number) === undefined ? 'phone_invalid' : undefined;
}

function emailProblem(email: string): FieldCode | undefined {
  if (email.trim() === '') return 'email_required';
  return isEmailAddress(email) ? undefined : 'email_invalid';
}

/** The sign-up form's own check (specification §5). */
export function checkSignUp(values: Values<SignUpField>): Problems<SignUpField> {
  return found<SignUpField>({
    name: nameProblem(values.name),
    email: emailProblem(values.email),
    phone_number: phoneProblem(values.phone_number),
    password: newPasswordProblem(values.password),
    password_confirmation: confirmationProblem(values.password, values.password_confirmation),
  });
}
