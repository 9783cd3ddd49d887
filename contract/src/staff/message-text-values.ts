/** Names and limits of message texts as plain data, which browsers load without zod. */

/** Messages whose words the owner may change; the mails to staff keep theirs. */
export const MESSAGE_TEXT_NAMES = [
  'order-placed',
  'order-changed',
  'order-dispatched',
  'order-delivered',
  'order-cancelled',
  'order-undelivered',
  'order-lost',
  'order-returned',
  'order-awaiting-payment',
  'order-paid',
  'order-changed-paid',
  'order-dispatched-paid',
  'order-cancelled-paid',
  'order-cancelled-transfer',
  'order-undelivered-paid',
  'order-refunded',
  'order-return-asked',
  'order-return-approved',
  'order-return-refused',
  'order-return-pickup',
  'order-return-picked-up',
  'order-return-exchanged',
  'order-return-sent-back',
  'confirmation',
  'code-sms',
  'code-register',
  'code-login',
  'code-reset',
  'contact-confirmed',
  'contact-removed',
  'contact-answer',
  'restock',
] as const;
export type MessageTextName = (typeof MESSAGE_TEXT_NAMES)[number];

/** The texts of a message: one line in a mail's head, lines of its body, or a text message. */
export const MESSAGE_PARTS = {
  subject: 'line',
  subject_email: 'line',
  subject_phone: 'line',
  greeting: 'line',
  introduction: 'text',
  body: 'text',
  yours: 'line',
  advice: 'text',
  sms: 'sms',
} as const;
export type MessagePart = keyof typeof MESSAGE_PARTS;

/** Longest texts, in characters. */
export const MESSAGE_LENGTHS = { line: 150, text: 2_000, sms: 300 } as const;

/** What a text may hold in braces; the API fills it in. Hours, days and minutes are numbers, for plurals. */
export const MESSAGE_PLACEHOLDERS = [
  'shop',
  'number',
  'total',
  'code',
  'contact',
  'name',
  'date',
  'product',
  'hours',
  'days',
  'minutes',
] as const;
export type MessagePlaceholder = (typeof MESSAGE_PLACEHOLDERS)[number];
