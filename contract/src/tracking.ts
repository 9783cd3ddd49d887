/** Where an order's parcels are, for its shopper or anyone who knows its number and phone (specification §4). */
import { z } from 'zod';
import { foldDigits } from './digits.ts';
import { idField } from './fields.ts';
import { readOrderNumber } from './order-numbers.ts';
import { orderParcel } from './order-parcels.ts';
import { ORDER_STATES } from './order-states.ts';
import { expectedDays, orderEvent, orderLine } from './orders.ts';

/** An order's number as people type it, `dp-100001` or `١٠٠٠٠١`. */
const numberField = z
  .string({ error: 'required' })
  .max(40, 'invalid')
  .transform((text) => text.trim())
  .pipe(z.string().min(1, 'required'))
  .transform((text, context) => {
    const number = readOrderNumber(text);
    if (number !== undefined) return number;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  });

/** The last four digits of the phone that the courier calls; left out by the order's shopper. */
const phoneEndField = z
  .string({ error: 'required' })
  .max(20, 'invalid')
  .transform((text) => foldDigits(text).replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{4}$/, 'invalid'),
  )
  .optional();

export const trackOrderBody = z.strictObject({ number: numberField, phone_end: phoneEndField });

/** `day`: the day in Cairo that the shopper asks for, `2026-03-31`; null takes the wish back. */
export const askForDayBody = trackOrderBody.extend({
  parcel_id: idField,
  day: z.iso.date({ error: 'invalid' }).nullable(),
});

export const trackedParcel = orderParcel.extend({
  lines: z.array(orderLine.pick({ name: true, image: true, kelvin: true, quantity: true })),
  /** To be paid at the door, EGP; 0 once it is delivered or on its way back. */
  cash: z.number(),
  courier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  attempts: z.int(),
});
export type TrackedParcel = z.infer<typeof trackedParcel>;

/** An order's way, without what only its account may see: names, street, prices of lines. */
export const trackedOrder = z.object({
  /** Its id for the shopper who is signed in and placed it; null for anyone else. */
  own_id: z.int().nullable(),
  number: z.string(),
  status: z.enum(ORDER_STATES),
  placed_at: z.string(),
  /** Where it goes. */
  city: z.string(),
  state: z.string(),
  /** Null once it has ended. */
  expected: expectedDays.nullable(),
  timeline: z.array(orderEvent.omit({ note: true })),
  /** What has been packed so far. */
  parcels: z.array(trackedParcel),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;
export const trackedOrderResponse = z.object({ data: trackedOrder });
