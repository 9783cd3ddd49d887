import { emailField } from '@dp/contract/fields.ts';
import { invalidFields } from '../problems/problem-error.ts';
import { toE164 } from './phone-number.ts';

/** What a person signs in with, in the form it is stored. */
export interface Login {
  readonly kind: 'email' | 'phone';
  /** Lower-case e-mail or E.164 phone. */
  readonly value: string;
}

/** Reads an e-mail address or an Egyptian or Saudi mobile number, as typed; undefined when it is neither. */
export function parseLogin(text: string): Login | undefined {
  if (text.includes('@')) {
    const email = emailField.safeParse(text);
    return email.success ? { kind: 'email', value: email.data } : undefined;
  }
  const phone = toE164(text);
  return phone === undefined ? undefined : { kind: 'phone', value: phone };
}

/** @throws ProblemError naming the field `login` when the text is no e-mail address and no mobile number. */
export function requireLogin(text: string): Login {
  const login = parseLogin(text);
  if (!login) throw invalidFields({ login: 'login_invalid' });
  return login;
}
