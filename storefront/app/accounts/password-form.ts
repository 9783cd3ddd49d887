import { type Problems, problemsOf, type Values } from '../forms/form-problems.ts';
import { confirmationProblem, newPasswordProblem } from './password-rules.ts';

export const RESET_FIELDS = ['password', 'password_confirmation'] as const;
export type ResetField = (typeof RESET_FIELDS)[number];

export const NEW_PASSWORD_FIELDS = ['new_password', 'new_password_confirmation'] as const;
export type NewPasswordField = (typeof NEW_PASSWORD_FIELDS)[number];

/** Setting a password after a reset code. */
export function checkReset(values: Values<ResetField>): Problems<ResetField> {
  return problemsOf<ResetField>({
    password: newPasswordProblem(values.password, 'new_password_required'),
    password_confirmation: confirmationProblem(values.password, values.password_confirmation),
  });
}

/** The first half of changing a password: the old one. */
export function checkOldPassword(values: Values<'old_password'>): Problems<'old_password'> {
  return problemsOf<'old_password'>({
    old_password: values.old_password === '' ? 'old_password_required' : undefined,
  });
}

/** The second half of changing a password: the new one, twice. */
export function checkNewPassword(values: Values<NewPasswordField>): Problems<NewPasswordField> {
  return problemsOf<NewPasswordField>({
    new_password: newPasswordProblem(values.new_password, 'new_password_required'),
    new_password_confirmation: confirmationProblem(
      values.new_password,
      values.new_password_confirmation,
    ),
  });
}
