import type { FieldCode } from '@dp/contract/error-codes.ts';
import { isEmailAddress } from '../forms/email-address.ts';
import { type Problems, problemsOf, type Values } from '../forms/form-problems.ts';
import { mobileNumber } from '../forms/mobile-number.ts';

export const LOG_IN_FIELDS = ['login', 'password'] as const;
export type LogInField = (typeof LOG_IN_FIELDS)[number];

/** Validates the phone number or e-mail address of a log-in. */
export function loginProblem(login: string): FieldCode | undefined {
  if (login.trim() === '') return 'login_required';
  return isEmailAddress(login) || mobileNumber(login) !== undefined ? undefined : 'login_invalid';
}

/** Logging in with a password. */
export function checkLogIn(values: Values<LogInField>): Problems<LogInField> {
  return problemsOf<LogInField>({
    login: loginProblem(values.login),
    password: values.password === '' ? 'password_required' : undefined,
  });
}

/** For forms that need only the phone number or e-mail address, such as logging in with a code. */
export function checkLoginAlone(values: Values<'login'>): Problems<'login'> {
  return problemsOf<'login'>({ login: loginProblem(values.login) });
}
