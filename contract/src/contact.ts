import { z } from 'zod';
import {
  emailField,
  idempotencyKey,
  nameField,
  optionalPhoneField,
  requiredText,
} from './fields.ts';
import { CONTACT_MESSAGE_MAX_LENGTH } from './limits.ts';
import { severalLines, stripBidiMarks } from './plain-text.ts';

/** An e-mail address that may be left out; an empty one counts as absent. */
const optionalEmailField = z
  .string({ error: 'email_invalid' })
  .transform((text) => (stripBidiMarks(text).trim() === '' ? undefined : text))
  .pipe(emailField.optional())
  .optional();

/** A message to the shop; a phone or an e-mail is required for the reply. */
export const contactBody = z
  .strictObject({
    key: idempotencyKey.optional(),
    name: nameField,
    phone: optionalPhoneField,
    email: optionalEmailField,
    message: requiredText('message_required', CONTACT_MESSAGE_MAX_LENGTH, severalLines),
  })
  .refine((body) => body.phone !== undefined || body.email !== undefined, {
    path: ['phone'],
    error: 'phone_required',
  });
