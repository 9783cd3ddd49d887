/** Texts of messages as staff edit them: ICU messages in both languages. */
import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { severalLines } from '../plain-text.ts';
import {
  MESSAGE_LENGTHS,
  MESSAGE_PLACEHOLDERS,
  MESSAGE_TEXT_NAMES,
} from './message-text-values.ts';
import { seenVersion } from './shop-texts.ts';

export const messageTextParameters = z.strictObject({
  name: z.enum(MESSAGE_TEXT_NAMES, { error: 'invalid' }),
});

const line = requiredText('required', MESSAGE_LENGTHS.line).optional();
const text = requiredText('required', MESSAGE_LENGTHS.text, severalLines).optional();
const sms = requiredText('required', MESSAGE_LENGTHS.sms, severalLines).optional();

/** The parts that the message has, and no others. */
const parts = z.strictObject({
  subject: line,
  subject_email: line,
  subject_phone: line,
  greeting: line,
  introduction: text,
  body: text,
  yours: line,
  advice: text,
  sms,
});
export type MessageParts = z.output<typeof parts>;
export const messageTextBody = z.strictObject({ ar: parts, en: parts });
export const saveMessageTextBody = messageTextBody.extend({ version: seenVersion });

const words = z.record(z.string(), z.string());
const placeholders = z.array(z.enum(MESSAGE_PLACEHOLDERS));
const staffMessageText = z.object({
  name: z.enum(MESSAGE_TEXT_NAMES),
  version: z.int(),
  /** As it came with the shop. */
  original: z.boolean(),
  /** Its parts in their order, with what each may and must hold in braces. */
  parts: z.array(z.object({ name: z.string(), allowed: placeholders, required: placeholders })),
  ar: words,
  en: words,
});
export type StaffMessageText = z.infer<typeof staffMessageText>;
export const messageTextResponse = z.object({ data: staffMessageText });

/** Every message; `saved_at` is null for one as it came with the shop. */
export const messageTextsResponse = z.object({
  data: z.array(
    staffMessageText.pick({ name: true, original: true }).extend({
      saved_at: z.string().nullable(),
      /** How it can go. */
      mail: z.boolean(),
      sms: z.boolean(),
    }),
  ),
});

const preview = z.object({
  mail: z.object({ subject: z.string(), html: z.string() }).nullable(),
  /** `parts` are what a provider counts; in `unicode` a part holds 70 characters, else 160. */
  sms: z
    .object({
      text: z.string(),
      characters: z.int(),
      parts: z.int(),
      unicode: z.boolean(),
    })
    .nullable(),
});
export type MessagePreview = z.infer<typeof preview>;
export const messagePreviewResponse = z.object({ data: z.object({ ar: preview, en: preview }) });
