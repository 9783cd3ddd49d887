import { CONTACT_MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from '@dp/contract/limits.ts';
import { emailProblem, isFilled, mobileProblem, textProblem } from '../forms/field-problems.ts';
import { type Problems, problemsOf, type Values } from '../forms/form-problems.ts';

export const CONTACT_FIELDS = ['name', 'phone', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Client-side validation of the contact form; a phone or an e-mail is required for the reply. */
export function checkContact(values: Values<ContactField>): Problems<ContactField> {
  const { name, phone, email, message } = values;
  return problemsOf<ContactField>({
    name: textProblem(name, NAME_MAX_LENGTH, 'name_required'),
    phone: mobileProblem(phone, isFilled(email) ? undefined : 'phone_required'),
    email: emailProblem(email),
    message: textProblem(message, CONTACT_MESSAGE_MAX_LENGTH, 'message_required'),
  });
}

/** What the form sends: fields left empty are left out. */
export function contactMessage(values: Values<ContactField>) {
  const phone = values.phone.trim();
  const email = values.email.trim();
  return {
    name: values.name.trim(),
    message: values.message.trim(),
    ...(phone === '' ? {} : { phone }),
    ...(email === '' ? {} : { email }),
  };
}
