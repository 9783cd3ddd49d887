/** What came in and went back within some days, for the books. EGP. */
import { z } from 'zod';
import { CREDIT_NOTE_KINDS } from '../credit-note-values.ts';
import { PREPAID_METHODS, REFUND_ROUTES } from '../payments.ts';
import { boundedDays, dayField } from './fields.ts';
import { providerName } from './payments.ts';

/** Whole days in Cairo, both included. */
export const ledgerQuery = z
  .strictObject({ from: dayField, until: dayField })
  .check(boundedDays('until'));
const ledgerSum = z.object({ count: z.int(), sum: z.number() });
/** Money by the day it moved: received by provider and method, given back by route. */
export const ledgerResponse = z.object({
  data: z.object({
    received: z.array(
      ledgerSum.extend({ provider: providerName, method: z.enum(PREPAID_METHODS) }),
    ),
    refunded: z.array(ledgerSum.extend({ route: z.enum(REFUND_ROUTES) })),
    /** Handed in by couriers. */
    handed_in: z.number(),
    /** Collected at the door and not handed in by now. */
    outstanding: z.number(),
    payments: z.array(
      z.object({
        at: z.string(),
        kind: z.enum(['payment', 'refund']),
        order: z.object({ id: z.int(), number: z.string() }),
        provider: providerName.nullable(),
        method: z.enum(PREPAID_METHODS).nullable(),
        route: z.enum(REFUND_ROUTES).nullable(),
        reference: z.string().nullable(),
        payment: z.string().nullable(),
        amount: z.number(),
      }),
    ),
    /** Whether there are more than the listed ones. */
    more: z.boolean(),
  }),
});

/** Documents of sale and what took them back, EGP; what goes back is negative. VAT is in the goods. */
export const vatResponse = z.object({
  data: z.object({
    sums: z.array(
      z.object({
        kind: z.enum(['sale', ...CREDIT_NOTE_KINDS]),
        count: z.int(),
        gross: z.number(),
        shipping: z.number(),
        net: z.number(),
        vat: z.number(),
      }),
    ),
    vat: z.number(),
  }),
});
