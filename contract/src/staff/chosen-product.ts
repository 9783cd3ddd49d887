import { z } from 'zod';
import { picture } from '../pictures.ts';

/** A product that staff choose by hand, for the home page or a search. */
export const chosenProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: picture.nullable(),
  on_sale: z.boolean(),
  in_stock: z.boolean(),
});
export type ChosenProduct = z.infer<typeof chosenProduct>;
