import { z } from 'zod';
import { emailField, nameField, phoneField, requiredText } from './fields.ts';

/** A message to the shop; a phone or an e-mail is needed for the answer. */
export const contactBody = z
  .strictObject({
    name: nameField,
    phone: phoneField.optional(),
    email: emailField.optional(),
    message: requiredText('message_required', 2_000),
  })
  .refine((body) => body.phone !== undefined || body.email !== undefined, {
    path: ['phone'],
    error: 'phone_required',
  });
