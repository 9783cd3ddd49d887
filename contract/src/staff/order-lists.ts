import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { paymentMethod } from '../order-payments.ts';
import { ORDER_STATES } from '../order-states.ts';
import { PAYMENT_STATES } from '../payments.ts';
import { dayField } from './fields.ts';
import {
  CHANNELS,
  CONFIRMATIONS,
  COUNT_MAX,
  ORDER_QUEUES,
  ORDER_SORTS,
  OUTCOMES,
  PACKINGS,
} from './order-desk.ts';
import { PARCEL_PROBLEMS } from './parcels.ts';

/** How many orders are in each queue, at most 1,000. */
export const orderQueuesResponse = z.object({
  data: z.record(z.enum(ORDER_QUEUES), z.int().max(COUNT_MAX)),
});

const amountParameter = z
  .string()
  .regex(/^\d{1,10}$/, 'not_whole')
  .transform(Number);

/** What a list is narrowed down to; amounts in whole EGP, days in Cairo, all bounds inclusive. */
export const orderFilters = {
  queue: z.enum(ORDER_QUEUES, { error: 'invalid' }).default('all'),
  state: z.enum(ORDER_STATES, { error: 'invalid' }).optional(),
  governorate: idParameter.optional(),
  payment: z.literal('cash_on_delivery', { error: 'invalid' }).optional(),
  total_from: amountParameter.optional(),
  total_to: amountParameter.optional(),
  placed_from: dayField.optional(),
  placed_to: dayField.optional(),
  sort: z.enum(ORDER_SORTS, { error: 'invalid' }).default('newest'),
};

const cursor = z.string().max(200, 'invalid').optional();

/** A page of a list: the first, or the one `after` or `before` a cursor of another page. */
export const listOrdersQuery = z
  .strictObject({
    ...orderFilters,
    after: cursor,
    before: cursor,
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'not_whole')
      .transform(Number)
      .pipe(z.int().min(1, 'too_small').max(100, 'too_big'))
      .default(25),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, {
    path: ['before'],
    error: 'invalid',
  });

export const riskReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('blocked') }),
  z.object({ code: z.literal('refused_before'), count: z.int() }),
  z.object({ code: z.literal('first_order') }),
  z.object({ code: z.literal('large_sum'), total: z.number(), threshold: z.number() }),
  z.object({ code: z.literal('thin_address') }),
  z.object({ code: z.literal('same_phone'), count: z.int() }),
  z.object({ code: z.literal('many_cancellations'), count: z.int() }),
]);

const place = z.object({ id: z.int(), name: z.string() });

/** The last attempt to get the confirmation, and how many there were. */
export const attemptSummary = z.object({
  count: z.int(),
  last: z.object({
    at: z.string(),
    by: z.string().nullable(),
    channel: z.enum(CHANNELS),
    outcome: z.enum(OUTCOMES),
  }),
});

/** An order in a list. Without `customers.see-phones` the phone is masked. EGP. */
export const orderCard = z.object({
  id: z.int(),
  number: z.string(),
  version: z.int(),
  state: z.enum(ORDER_STATES),
  confirmation: z.enum(CONFIRMATIONS),
  call_at: z.string().nullable(),
  packing: z.enum(PACKINGS),
  placed_at: z.string(),
  payment_method: paymentMethod,
  payment_state: z.enum(PAYMENT_STATES),
  /** Lines, and units over all lines. */
  items: z.int(),
  units: z.int(),
  total: z.number(),
  /** `name` is the addressee's; null once the customer is erased. */
  customer: z.object({
    id: z.int(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    /** Orders that came back undelivered. */
    refused: z.int(),
  }),
  governorate: place.nullable(),
  city: z.string().nullable(),
  risk: z.int(),
  risk_reasons: z.array(riskReason),
  attempts: attemptSummary.nullable(),
  /** What staff have to see to about its parcels. */
  problems: z.array(z.enum(PARCEL_PROBLEMS)),
});
export type OrderCard = z.infer<typeof orderCard>;

/** `next` and `previous` are cursors for `after` and `before`; null at the ends. */
export const orderListResponse = z.object({
  data: z.array(orderCard),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

export const findOrdersQuery = z.strictObject({
  text: z.string().min(1, 'required').max(100, 'too_long'),
});

/** The newest orders that fit, each with what was found in it; exact numbers first. */
export const FOUND_BY = ['number', 'tracking', 'phone', 'sku', 'name'] as const;
export const foundOrdersResponse = z.object({
  data: z.array(orderCard.extend({ found_by: z.enum(FOUND_BY) })),
});
