import { z } from 'zod';
import { listOf } from './fields.ts';
import { picture } from './pictures.ts';

/** A brand; its logo may be absent. */
export const brand = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  logo: picture.nullable(),
  product_count: z.int(),
});
export type Brand = z.infer<typeof brand>;

export const brandListResponse = listOf(brand);
export const brandResponse = z.object({ data: brand });
