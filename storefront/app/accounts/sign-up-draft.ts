import type { Values } from '../forms/form-problems.ts';
import type { SignUpField } from './sign-up-form.ts';

const NOTHING: Values<SignUpField> = {
  name: '',
  email: '',
  phone_number: '',
  password: '',
  password_confirmation: '',
};

let draft = NOTHING;

/** The values of a sign-up form that was left. In this tab's memory only, since it contains passwords. */
export function signUpDraft(): Values<SignUpField> {
  return draft;
}

/** Saves the form's current values. */
export function saveSignUpDraft(values: Values<SignUpField>): void {
  draft = values;
}

/** For when the shopper is signed in. */
export function forgetSignUpDraft(): void {
  draft = NOTHING;
}
