/** Brands as staff see and edit them. */
import { z } from 'zod';
import { idField } from '../fields.ts';
import { groupTexts, shownGroupTexts } from './group-fields.ts';
import { pictureIdField, storedPicture } from './pictures.ts';
import { version } from './shipment-fields.ts';

/** A new brand; the name in its address comes from the English name and stays. */
export const addBrandBody = z.strictObject({
  ...groupTexts,
  /** A picture in the media store. */
  logo_id: pictureIdField.nullable(),
});
export const editBrandBody = addBrandBody.extend({ version });
/** Puts a brand before another one; null: last. */
export const moveBrandBody = z.strictObject({ before: idField.nullable() });

export const removeBrandBody = z.strictObject({ version });

export const staffBrand = z.object({
  id: z.int(),
  slug: z.string(),
  ...shownGroupTexts,
  logo: storedPicture.nullable(),
  version: z.int(),
});
export type StaffBrand = z.infer<typeof staffBrand>;
export const staffBrandResponse = z.object({ data: staffBrand });
/** Every brand in the shop's order, with how many of its products are on sale: one of none is not shown there. */
export const staffBrandsResponse = z.object({
  data: z.array(staffBrand.extend({ on_sale: z.int() })),
});
