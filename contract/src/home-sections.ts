import { z } from 'zod';
import { listOf } from './fields.ts';
import { SECTION_LISTS, SECTION_LOOKS } from './home-values.ts';
import { picture } from './pictures.ts';
import { ROOMS } from './product-values.ts';
import { product } from './products.ts';

/** Where all of a section is. */
export const sectionLink = z.union([
  z.object({ kind: z.enum(['category', 'brand']), id: z.int() }),
  z.object({ kind: z.literal('list'), list: z.enum(SECTION_LISTS) }),
]);
export type SectionLink = z.infer<typeof sectionLink>;

/** A section of the home page with its products, in the owner's order. */
export const homeSection = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  look: z.enum(SECTION_LOOKS),
  link: sectionLink.nullable(),
  products: z.array(product),
});
export type HomeSection = z.infer<typeof homeSection>;

export const homeSectionsResponse = listOf(homeSection);

/** A room with things for it: how many, and a picture of one of them. */
export const shopRoom = z.object({
  room: z.enum(ROOMS),
  product_count: z.int(),
  picture: picture.nullable(),
});
export type ShopRoom = z.infer<typeof shopRoom>;

export const roomsResponse = listOf(shopRoom);
