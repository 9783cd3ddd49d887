import { z } from 'zod';
import { listOf } from './fields.ts';
import { picture } from './pictures.ts';

/** A category; `parent_id` is null for the top ones. Counts include sub-categories' products. */
export const category = z.object({
  id: z.int(),
  slug: z.string(),
  parent_id: z.int().nullable(),
  name: z.string(),
  description: z.string(),
  picture: picture.nullable(),
  product_count: z.int(),
  children_count: z.int(),
  /** What it is divided into, for menus. */
  children: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type Category = z.infer<typeof category>;

export const categoryListResponse = listOf(category);
/** The children and the category itself, so that a page needs one call. */
export const categoryChildrenResponse = categoryListResponse.extend({ category });
