import { isEmailAddress } from '../forms/email-address.ts';
import type { Problems, Values } from '../forms/form-problems.ts';
import { found } from '../forms/found.ts';
import { mobileNumber } from '../forms/mobile-number.ts';

export const CONTACT_FIELDS = ['name', 'phone', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Longest texts, in characters, as in the contract. */
const NAME_MAX_LENGTH = 120;
export const MESSAGE_MAX_LENGTH = 2_000;

/** The contact form's own check; a phone or an e-mail is needed for the answer. */
export function checkContact(values: Values<ContactField>): Problems<ContactField> {
  const [name, phone, email, message] = CONTACT_FIELDS.map((field) => values[field].trim()) as [
    string,
    string,
    string,
    string,
  ];
  return found<ContactField>({
    name: name === '' ? 'name_required' : name.length > NAME_MAX_LENGTH ? 'too_long' : undefined,
    phone:
      phone === ''
        ? email === ''
          ? 'phone_required'
          : undefined
        : mobileNumber(phone) === undefined
          ? 'phone_invalid'
          : undefined,
    email: email === '' || isEmailAddress(email) ? undefined : 'email_invalid',
    message:
      message === ''
        ? 'message_required'
        : message.length > MESSAGE_MAX_LENGTH
          ? 'too_long'
          : undefined,
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
