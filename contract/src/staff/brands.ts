/** Brands as staff see and edit them. */
import { z } from 'zod';
import { idField, optionalText, requiredText } from '../fields.ts';
import { severalLines } from '../plain-text.ts';
import { BRAND_DESCRIPTION_MAX_LENGTH, BRAND_NAME_MAX_LENGTH } from './brand-values.ts';
import { pictureIdField, storedPicture } from './pictures.ts';
import { version } from './shipment-fields.ts';

const name = requiredText('name_required', BRAND_NAME_MAX_LENGTH);
const description = optionalText(BRAND_DESCRIPTION_MAX_LENGTH, severalLines).transform(
  (text) => text ?? '',
);

/** A new brand; the name in its address comes from the English name and stays. */
export const addBrandBody = z.strictObject({
  name_ar: name,
  name_en: name,
  description_ar: description,
  description_en: description,
  /** A picture in the media store. */
  logo_id: pictureIdField.nullable(),
});
export const editBrandBody = addBrandBody.extend({ version });
/** Puts a brand before another one; null: last. */
export const moveBrandBody = z.strictObject({ before: idField.nullable() });

const staffBrand = z.object({
  id: z.int(),
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  logo: storedPicture.nullable(),
  version: z.int(),
});
export type StaffBrand = z.infer<typeof staffBrand>;
export const staffBrandResponse = z.object({ data: staffBrand });
/** Every brand in the shop's order, with how many of its products are on sale: one of none is not shown there. */
export const staffBrandsResponse = z.object({
  data: z.array(staffBrand.extend({ on_sale: z.int() })),
});
