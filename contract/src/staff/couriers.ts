import { z } from 'zod';
import { optionalText } from '../fields.ts';
import { wholeField } from './fields.ts';
import { COURIER_KINDS } from './parcels.ts';
import { bilingual, version } from './shipment-fields.ts';

const name = z
  .string({ error: 'name_required' })
  .trim()
  .min(1, 'name_required')
  .max(80, 'too_long');
export const courier = z.object({
  id: z.int(),
  name: bilingual,
  kind: z.enum(COURIER_KINDS),
  phone: z.string().nullable(),
  tracking_link: z.string().nullable(),
  /** Days after which it accepts no claim any more. */
  claim_days: z.int(),
  active: z.boolean(),
  version: z.int(),
});
export const courierResponse = z.object({ data: courier });
export const couriersResponse = z.object({ data: z.array(courier) });
const courierFields = {
  name: z.strictObject({ ar: name, en: name }),
  phone: optionalText(40),
  /** An https address with `{number}` where the parcel's number belongs. */
  tracking_link: z
    .string()
    .max(300, 'too_long')
    .regex(/^https:\/\/[^\s]*\{number\}[^\s]*$/, 'invalid')
    .nullish(),
  /** Left out, it stays what it was: 14 for a new one. */
  claim_days: wholeField(1, 365).optional(),
};
export const addCourierBody = z.strictObject({
  ...courierFields,
  kind: z.enum(COURIER_KINDS, { error: 'invalid' }),
});
export const editCourierBody = z.strictObject({
  ...courierFields,
  active: z.boolean({ error: 'invalid' }),
  version,
});
