/** Messages to the shop as staff deal with them. */
import { z } from 'zod';
import { idField, idParameter, requiredText } from '../fields.ts';
import { severalLines } from '../plain-text.ts';
import { CONTACT_FILTERS, CONTACT_STATES } from './contact-states.ts';
import { CONTACT_ANSWER_MAX_LENGTH, CONTACT_PAGE_MAX, CUSTOMER_NOTE_MAX_LENGTH } from './limits.ts';
import { versionField } from './order-page.ts';

/** A page of the inbox, the newest first: the first, or the one after or before a message. */
export const listContactMessagesQuery = z
  .strictObject({
    text: z.string().max(100, 'too_long').optional(),
    filter: z.enum(CONTACT_FILTERS, { error: 'invalid' }).default('all'),
    after: idParameter.optional(),
    before: idParameter.optional(),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'not_whole')
      .transform(Number)
      .pipe(z.int().min(1, 'too_small').max(CONTACT_PAGE_MAX, 'too_big'))
      .default(CONTACT_PAGE_MAX),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, {
    path: ['before'],
    error: 'invalid',
  });

const colleague = z.object({ id: z.int(), name: z.string() });

export const contactMessage = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string(),
  /** The sender's language, in which answers are composed. */
  locale: z.enum(['ar', 'en']),
  at: z.string(),
  state: z.enum(CONTACT_STATES),
  assigned_to: colleague.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** `next` and `previous` are for `after` and `before`; null at the ends. */
export const contactListResponse = z.object({
  data: z.array(contactMessage),
  next: z.int().nullable(),
  previous: z.int().nullable(),
});

/** How many nobody has dealt with, at most 1,000. */
export const newMessagesResponse = z.object({ data: z.object({ count: z.int() }) });

/** What became of an answer's mail; `deleted`: the outbox no longer has it. */
export const MAIL_STATES = ['kept', 'queued', 'sent', 'failed', 'deleted'] as const;

export const contactThread = contactMessage.extend({
  staff_note: z.string().nullable(),
  answers: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      mail: z.enum(MAIL_STATES),
    }),
  ),
  /** Whether an answer can go by mail: there is an address, and the shop sends mail. */
  answerable: z.boolean(),
  /** The customer with this phone or e-mail, if any. */
  customer: colleague.nullable(),
  /** Active staff, to assign it to. */
  colleagues: z.array(colleague),
});
export type ContactThread = z.infer<typeof contactThread>;
export const contactThreadResponse = z.object({ data: contactThread });

export const answerContactMessageBody = z.strictObject({
  version: versionField,
  text: requiredText('required', CONTACT_ANSWER_MAX_LENGTH, severalLines),
});
/** What is left out stays as it is. */
export const updateContactMessageBody = z.strictObject({
  version: versionField,
  state: z.enum(CONTACT_STATES, { error: 'invalid' }).optional(),
  assigned_to: idField.nullable().optional(),
  staff_note: requiredText('required', CUSTOMER_NOTE_MAX_LENGTH, severalLines)
    .nullable()
    .optional(),
});
