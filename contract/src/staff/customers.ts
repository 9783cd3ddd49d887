/** Customers as staff see them. Without `customers.see-phones` phones and e-mails are masked. EGP. */
import { z } from 'zod';
import { address } from '../addresses.ts';
import { idParameter, requiredText } from '../fields.ts';
import { ORDER_STATES } from '../order-states.ts';
import { severalLines } from '../plain-text.ts';
import { CONTACT_STATES } from './contact-states.ts';
import { CUSTOMER_FILTERS, MERGE_REFUSALS } from './customer-values.ts';
import { CUSTOMER_NOTE_MAX_LENGTH, CUSTOMERS_PAGE_MAX } from './limits.ts';
import { versionField } from './order-page.ts';

/** A page of a list: the first, or the one after or before a customer. */
export const listCustomersQuery = z
  .strictObject({
    /** A name, a phone in any form, an e-mail or an order number; finds at most a page. */
    text: z.string().max(100, 'too_long').optional(),
    filter: z.enum(CUSTOMER_FILTERS, { error: 'invalid' }).default('all'),
    after: idParameter.optional(),
    before: idParameter.optional(),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'not_whole')
      .transform(Number)
      .pipe(z.int().min(1, 'too_small').max(CUSTOMERS_PAGE_MAX, 'too_big'))
      .default(CUSTOMERS_PAGE_MAX),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, {
    path: ['before'],
    error: 'invalid',
  });

const orderInBrief = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  placed_at: z.string(),
  total: z.number(),
});

export const customerSummary = z.object({
  id: z.int(),
  version: z.int(),
  /** The name; an account made for a phone order has the addressee's. */
  name: z.string(),
  phone: z.string().nullable(),
  phone_proven: z.boolean(),
  email: z.string().nullable(),
  email_proven: z.boolean(),
  /** Made by staff for a phone order. */
  by_staff: z.boolean(),
  blocked: z.boolean(),
  since: z.string(),
  orders: z.object({
    placed: z.int(),
    received: z.int(),
    /** Came back undelivered. */
    refused: z.int(),
    cancelled: z.int(),
  }),
  last_order: orderInBrief.nullable(),
});
export type CustomerSummary = z.infer<typeof customerSummary>;

/** `next` and `previous` are for `after` and `before`; null at the ends. `more`: further ones fit the text. */
export const customerListResponse = z.object({
  data: z.array(customerSummary),
  next: z.int().nullable(),
  previous: z.int().nullable(),
  more: z.boolean(),
});

/** A note of staff on a customer. */
export const staffNote = z.object({
  id: z.int(),
  version: z.int(),
  text: z.string(),
  at: z.string(),
  edited_at: z.string().nullable(),
  /** The author; null for the command line. */
  by: z.string().nullable(),
  /** Until when the caller may edit it; null for others' and older ones. */
  editable_until: z.string().nullable(),
});
export type StaffNote = z.infer<typeof staffNote>;

export const customerPage = customerSummary.extend({
  /** Why their orders always need a confirmation; null: they are not blocked. */
  block: z.object({ reason: z.string(), since: z.string() }).nullable(),
  /** Refused orders of those that were brought to the door, in whole per cent; null before the first. */
  refusal_percent: z.int().nullable(),
  /** The newest orders. */
  newest_orders: z.array(orderInBrief.extend({ refused: z.boolean() })),
  addresses: z.array(address),
  notes: z.array(staffNote),
  /** What they wrote to the shop, the newest first. */
  messages: z.array(
    z.object({ id: z.int(), text: z.string(), state: z.enum(CONTACT_STATES), at: z.string() }),
  ),
  vouchers: z.array(z.object({ code: z.string(), order_id: z.int(), at: z.string() })),
  /** Other accounts that use one of their phones: candidates for a merge. */
  same_phone: z.array(customerSummary),
});
export type CustomerPage = z.infer<typeof customerPage>;
export const customerResponse = z.object({ data: customerPage });

const noteText = requiredText('required', CUSTOMER_NOTE_MAX_LENGTH, severalLines);
export const addCustomerNoteBody = z.strictObject({ text: noteText });
export const editCustomerNoteBody = z.strictObject({ version: versionField, text: noteText });
export const staffNoteResponse = z.object({ data: staffNote });

/** With a reason the customer is blocked; with null no longer. */
export const setCustomerBlockBody = z.strictObject({
  version: versionField,
  reason: requiredText('required', 300).nullable(),
});
export const customerSummaryResponse = z.object({ data: customerSummary });

/** `id` stays; `other` ends. */
export const mergeParameters = z.strictObject({ id: idParameter, other: idParameter });

/** How much of the other account moves. */
export const movedCounts = z.object({
  orders: z.int(),
  addresses: z.int(),
  favourites: z.int(),
  notes: z.int(),
  messages: z.int(),
  vouchers: z.int(),
});
export type MovedCounts = z.infer<typeof movedCounts>;

export const mergePreviewResponse = z.object({
  data: z.object({
    stays: customerSummary,
    ends: customerSummary,
    moves: movedCounts,
    /** Contacts that the staying account takes over, unproven until the customer proves them again. */
    takes_over: z.array(z.enum(['phone', 'email'])),
    /** Proven contacts of the ending account that sign in to nothing afterwards. */
    signs_out: z.array(z.enum(['phone', 'email'])),
    /** Why it is refused; null: it is not. */
    refusal: z.enum(MERGE_REFUSALS).nullable(),
  }),
});
export const mergeCustomersBody = z.strictObject({
  version: versionField,
  other_version: versionField,
});

export const exportCustomerBody = z.strictObject({
  format: z.enum(['json', 'html'], { error: 'invalid' }),
});
/** A file with everything that the shop knows about a person. */
export const exportedFileResponse = z.object({
  data: z.object({ name: z.string(), type: z.string(), content: z.string() }),
});

export const eraseCustomerBody = z.strictObject({ version: versionField });
