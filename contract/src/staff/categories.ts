/** Categories as staff see and edit them. */
import { z } from 'zod';
import { idField } from '../fields.ts';
import { groupTexts, shownGroupTexts } from './group-fields.ts';
import { onePicture, storedPicture } from './pictures.ts';
import { version } from './shipment-fields.ts';

const categoryFields = z.strictObject({
  ...groupTexts,
  ...onePicture,
});
/** A new category, last below another one, or last of the top ones. */
export const addCategoryBody = categoryFields.extend({ parent_id: idField.nullable() });
export const editCategoryBody = categoryFields.extend({ version });
/** Puts a category below another one, or among the top ones: before one that is there, or last. */
export const moveCategoryBody = z.strictObject({
  parent_id: idField.nullable(),
  before: idField.nullable(),
});
/** Removes a category; its products go to another one first, where it has any. */
export const removeCategoryBody = z.strictObject({
  version,
  products_to: idField.nullable(),
});

export const staffCategory = z.object({
  id: z.int(),
  slug: z.string(),
  /** Null for the top ones. */
  parent_id: z.int().nullable(),
  ...shownGroupTexts,
  picture: storedPicture.nullable(),
  version: z.int(),
});
export type StaffCategory = z.infer<typeof staffCategory>;
export const staffCategoryResponse = z.object({ data: staffCategory });
/**
 * Every category, each followed by those below it, with how many products are on sale in it and below it (one
 * of none is not shown in the shop), and how many are right in it, on sale or not.
 */
export const staffCategoriesResponse = z.object({
  data: z.array(staffCategory.extend({ on_sale: z.int(), products: z.int() })),
});
/** How many products went to the other category. */
export const removedCategoryResponse = z.object({ data: z.object({ moved: z.int() }) });
