import { z } from 'zod';
import { idField } from '../fields.ts';
import { amountField, code, wholeField } from './fields.ts';

/** Longest promise of a delivery, in working days. */
const DELIVERY_DAYS_MAX = 99;

/** What delivery to a place costs, in EGP and working days. */
export const deliveryRate = z.object({
  cost: z.number(),
  /** Goods total, after the voucher, from which delivery is free; null: never. */
  free_over: z.number().nullable(),
  days: z.object({ min: z.int(), max: z.int() }),
  version: z.int(),
});

/** A governorate or city by its name in the caller's language; `rate` is its own, null when it has none. */
const ratedPlace = z.object({ id: z.int(), name: z.string(), rate: deliveryRate.nullable() });

export const deliveryRatesResponse = z.object({
  data: z.array(
    ratedPlace.extend({
      /** Its cities, and those of them with a rate of their own. */
      cities: z.int(),
      own: z.int(),
    }),
  ),
});
export const governorateRatesResponse = z.object({
  data: ratedPlace.extend({ cities: z.array(ratedPlace) }),
});

/** A governorate, or one city of it, and the version of its own rate as the caller saw it; 0: it had none. */
const seenPlace = {
  governorate_id: idField,
  city_id: idField.nullable(),
  version: z.int({ error: 'invalid' }).min(0, 'invalid'),
};

export const setDeliveryRateBody = z.strictObject({
  ...seenPlace,
  cost: amountField,
  free_over: amountField.nullable(),
  days: z
    .strictObject({
      min: wholeField(0, DELIVERY_DAYS_MAX),
      max: wholeField(0, DELIVERY_DAYS_MAX),
    })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: code('days_backwards') }),
});
export const removeDeliveryRateBody = z.strictObject(seenPlace);
export const deliveryRateResponse = z.object({ data: deliveryRate });
