import type {
  MessagePart,
  MessagePlaceholder,
  MessageTextName,
} from '@dp/contract/staff/message-text-values.ts';

/** What a part of a message may and must hold in braces. */
export interface PartDefinition {
  readonly allowed: readonly MessagePlaceholder[];
  readonly required: readonly MessagePlaceholder[];
}

type Definition = Readonly<Partial<Record<MessagePart, PartDefinition>>>;

const only = (...allowed: MessagePlaceholder[]): PartDefinition => ({ allowed, required: [] });
const numbered: PartDefinition = { allowed: ['number', 'total', 'shop'], required: ['number'] };
const subject: PartDefinition = { allowed: ['number', 'shop'], required: ['number'] };
const dated: PartDefinition = {
  allowed: [...numbered.allowed, 'date'],
  required: ['number', 'date'],
};
const order: Definition = { subject, body: numbered };
const withCode: PartDefinition = { allowed: ['code', 'shop'], required: ['code'] };
const code: Definition = {
  subject: withCode,
  introduction: only('shop'),
  advice: only('minutes', 'shop'),
};
const about: PartDefinition = { allowed: ['product', 'shop'], required: ['product'] };
const contact: Definition = {
  subject_email: only('shop'),
  subject_phone: only('shop'),
  body: { allowed: ['contact', 'shop'], required: ['contact'] },
};

/**
 * The parts of each message in their order. Names, lines, links, the code and what browsers read are added by
 * the message itself.
 */
export const messageDefinitions: Readonly<Record<MessageTextName, Definition>> = {
  'order-placed': { ...order, sms: numbered },
  'order-changed': { ...order, sms: numbered },
  'order-dispatched': { ...order, sms: numbered },
  'order-delivered': {
    subject,
    body: { allowed: [...numbered.allowed, 'hours', 'days'], required: ['number'] },
    sms: numbered,
  },
  'order-cancelled': { ...order, sms: numbered },
  'order-undelivered': order,
  'order-lost': order,
  'order-returned': order,
  'order-awaiting-payment': { ...order, sms: numbered },
  'order-paid': { ...order, sms: numbered },
  'order-changed-paid': { ...order, sms: numbered },
  'order-dispatched-paid': { ...order, sms: numbered },
  'order-cancelled-paid': { ...order, sms: numbered },
  'order-cancelled-transfer': { ...order, sms: numbered },
  'order-undelivered-paid': order,
  'order-refunded': { ...order, sms: numbered },
  'order-return-asked': order,
  'order-return-approved': { ...order, sms: numbered },
  'order-return-refused': { ...order, sms: numbered },
  'order-return-pickup': { subject: dated, body: dated, sms: dated },
  'order-return-picked-up': order,
  'order-return-exchanged': { ...order, sms: numbered },
  'order-return-sent-back': { ...order, sms: numbered },
  confirmation: { sms: { allowed: ['name', ...numbered.allowed], required: ['number'] } },
  'code-sms': { sms: withCode },
  'code-register': code,
  'code-login': code,
  'code-reset': code,
  'contact-confirmed': contact,
  'contact-removed': contact,
  'contact-answer': { subject: only('shop'), greeting: only('name'), yours: only('date') },
  restock: { subject: about, body: about, sms: about },
};

/** The parts of a message with their definitions, in their order. */
export function partsOf(
  name: MessageTextName,
): readonly (readonly [MessagePart, PartDefinition])[] {
  return Object.entries(messageDefinitions[name]) as [MessagePart, PartDefinition][];
}
