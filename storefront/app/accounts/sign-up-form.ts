import { emailProblem, mobileProblem } from '../forms/field-problems.ts';
import { type Problems, problemsOf, type Values } from '../forms/form-problems.ts';
import { nameProblem } from './name-form.ts';
import { confirmationProblem, newPasswordProblem } from './password-rules.ts';

export const SIGN_UP_FIELDS = [
  'name',
  'email',
  'phone_number',
  'password',
  'password_confirmation',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** Client-side validation of the sign-up form (specification §5). */
export function checkSignUp(values: Values<SignUpField>): Problems<SignUpField> {
  return problemsOf<SignUpField>({
    name: nameProblem(values.name),
    email: emailProblem(values.email, 'email_required'),
    phone_number: mobileProblem(values.phone_number, 'phone_required'),
    password: newPasswordProblem(values.password),
    password_confirmation: confirmationProblem(values.password, values.password_confirmation),
  });
}
