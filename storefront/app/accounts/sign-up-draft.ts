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

/**
 * What stands in a sign-up form that was left, for instance to see whether one has an account after all.
 * It stays in the memory of this tab, never in a storage: there are passwords in it.
 */
export function signUpDraft(): Values<SignUpField> {
  return draft;
}

/** Keeps what stands in the form now. */
export function keepSignUpDraft(values: Values<SignUpField>): void {
  draft = values;
}

/** For when the shopper is signed in. */
export function forgetSignUpDraft(): void {
  draft = NOTHING;
}
