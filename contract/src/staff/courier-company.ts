/** Parcels at a courier company that is reached by its API. */
import { z } from 'zod';
import { idParameter, requiredText } from '../fields.ts';
import { ORDER_STATES } from '../order-states.ts';
import { PARCEL_STATES } from '../parcel-states.ts';
import {
  CORRECTION_STATES,
  DELIVERY_STATES,
  LABEL_SIZES,
  PICKUP_SLOTS,
  PICKUP_STATES,
} from './courier-values.ts';
import { dayField } from './fields.ts';
import { actor, bilingual, moment, version } from './shipment-fields.ts';

/** What became of a corrected address at the company. */
export const courierCorrection = z.object({
  state: z.enum(CORRECTION_STATES),
  /** Why it was refused: `place_not_mapped`, `parcel_ended`, or the company's own words. */
  failure: z.string().nullable(),
});
export type CourierCorrection = z.infer<typeof courierCorrection>;

/** What staff should look at, at the company or in the shop; they dismiss it once they have. */
export const courierAttention = z.discriminatedUnion('kind', [
  /** A state of the company's that moves no parcel here, such as on hold, by its own numbers. */
  z.strictObject({ kind: z.literal('state'), state: z.int(), exception: z.int().nullable() }),
  /** Picked up, though its order may not leave the shop. */
  z.strictObject({ kind: z.literal('order_not_ready'), order: z.enum(ORDER_STATES) }),
  z.strictObject({ kind: z.literal('after_delivery'), to: z.enum(PARCEL_STATES) }),
  z.strictObject({ kind: z.literal('cash_differs'), piastres: z.int() }),
  /** It left the shop, and the company refused its registration afterwards. */
  z.strictObject({ kind: z.literal('not_registered'), failure: z.string().max(1_000, 'too_long') }),
  /** Taken back here, but the company did not cancel it. */
  z.strictObject({ kind: z.literal('not_cancelled'), number: z.string().max(100, 'too_long') }),
  /** The number at the company belongs to another reference. */
  z.strictObject({ kind: z.literal('other_reference') }),
]);
export type CourierAttention = z.infer<typeof courierAttention>;

/** A parcel's registration at the company. */
export const courierDelivery = z.object({
  id: z.int(),
  reference: z.string(),
  state: z.enum(DELIVERY_STATES),
  tracking_number: z.string().nullable(),
  /** Why it was refused: `place_not_mapped`, or the company's own words. */
  failure: z.string().nullable(),
  attention: courierAttention.nullable(),
  /** Null while the company has the order's address. */
  correction: courierCorrection.nullable(),
  created_at: moment,
  news_at: moment.nullable(),
});
export const parcelDelivery = z.object({
  /** Whether a company is set up; test: with its test keys. */
  set_up: z.boolean(),
  test: z.boolean(),
  /** Of the order's address, for the list of places. */
  city_id: z.int().nullable(),
  deliveries: z.array(courierDelivery),
});
export type ParcelDelivery = z.infer<typeof parcelDelivery>;
export const parcelDeliveryResponse = z.object({ data: parcelDelivery });
export const sendParcelBody = z.strictObject({ version });
/** What the caller saw: what the company said since is not dismissed with it. */
export const dismissAttentionBody = z.strictObject({ attention: courierAttention });

export const courierLabelQuery = z.strictObject({
  size: z.enum(LABEL_SIZES, { error: 'invalid' }).default('A6'),
});
/** A PDF in base64. */
export const courierLabelResponse = z.object({ data: z.object({ pdf: z.string() }) });

export const requestPickupBody = z.strictObject({
  day: dayField,
  slot: z.enum(PICKUP_SLOTS, { error: 'invalid' }),
  /** Asks once more for a time that was asked for already. */
  again: z.boolean().default(false),
});
/** A request for the van. */
const courierPickup = z.object({
  id: z.int(),
  day: z.string(),
  slot: z.enum(PICKUP_SLOTS),
  state: z.enum(PICKUP_STATES),
  asked_at: z.string(),
  actor,
});
export type CourierPickup = z.infer<typeof courierPickup>;
export const requestPickupResponse = z.object({ data: courierPickup });
/** The van's times from today on. */
export const courierPickupsResponse = z.object({ data: z.array(courierPickup) });

/** A city of the shop's own list, with where it is in the company's. */
export const courierPlace = z.object({
  city_id: z.int(),
  city: bilingual,
  governorate: bilingual,
  theirs: z.object({ city: z.string(), district: z.string(), by_staff: z.boolean() }).nullable(),
});
export type CourierPlaceRow = z.infer<typeof courierPlace>;
export const courierPlacesResponse = z.object({ data: z.array(courierPlace) });
export const theirPlacesResponse = z.object({
  data: z.array(z.object({ id: z.string(), name: bilingual, delivers: z.boolean() })),
});
const theirId = requiredText('required', 60);
export const theirDistrictsQuery = z.strictObject({ city: theirId });
/** A city and one of its districts by their ids in the company's list. */
export const chooseCourierPlaceBody = z.strictObject({ city: theirId, district: theirId });
export const courierPlaceResponse = z.object({ data: courierPlace });
export const placeParameters = z.strictObject({ id: idParameter });
