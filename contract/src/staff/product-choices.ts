/** What fields of a product's page offer. */
import { z } from 'zod';
import { chosenProduct } from './chosen-product.ts';
import { bilingual } from './shipment-fields.ts';

export const productTagsResponse = z.object({ data: z.array(z.string()) });

export const findRelatableProductsQuery = z.strictObject({
  text: z.string({ error: 'required' }).min(1, 'required').max(100, 'too_long'),
});
export const relatableProductsResponse = z.object({ data: z.array(chosenProduct) });

const group = z.object({ slug: z.string(), name: bilingual });
/** The categories and brands that a product can have. */
export const productGroupsResponse = z.object({
  data: z.object({ categories: z.array(group), brands: z.array(group) }),
});
