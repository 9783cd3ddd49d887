/** Corrections of an order's address while a parcel of it is on its way. */
import { z } from 'zod';
import { addressFields } from '../addresses.ts';
import { optionalText } from '../fields.ts';
import { PARCEL_STATES } from '../parcel-states.ts';
import { courierCorrection } from './courier-company.ts';
import { COURIER_NOTE_MAX_LENGTH } from './limits.ts';
import { staffOrder, versionField } from './order-page.ts';
import { bilingual } from './shipment-fields.ts';

/** `version` is the address's own: whatever else happens to the order does not change it. */
export const correctAddressBody = z.strictObject({
  version: versionField,
  address: addressFields,
  /** For the courier: on the label, and with the courier company. */
  note: optionalText(COURIER_NOTE_MAX_LENGTH),
});

/** An address that can be corrected. Phones are masked without `customers.see-phones`. */
export const correctedAddress = z.object({
  /** Null once the customer is erased. */
  address: staffOrder.shape.address,
  note: z.string().nullable(),
  version: z.int(),
});
export type CorrectedAddress = z.infer<typeof correctedAddress>;

export const addressCorrection = correctedAddress.extend({
  order_id: z.int(),
  number: z.string(),
  /** Whether a parcel is on its way to it. */
  correctable: z.boolean(),
  /** Of the order, without unpacked ones. */
  parcels: z.array(
    z.object({
      id: z.int(),
      place: z.int(),
      of: z.int(),
      state: z.enum(PARCEL_STATES),
      /** Null until it is handed over. */
      courier: bilingual.nullable(),
      /** Whether a courier company has it, or is to be told of it. */
      at_company: z.boolean(),
      label_outdated: z.boolean(),
      /** At a courier company; null while the company has the order's address. */
      correction: courierCorrection.nullable(),
    }),
  ),
});
export type AddressCorrection = z.infer<typeof addressCorrection>;
export const addressCorrectionResponse = z.object({ data: addressCorrection });
