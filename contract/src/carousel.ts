import { z } from 'zod';
import { listOf } from './fields.ts';
import { picture } from './pictures.ts';

/** One slide of the home carousel; `link` is what it opens. */
export const carouselItem = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  action: z.string(),
  picture: picture.nullable(),
  link: z.object({ kind: z.enum(['category', 'brand', 'product']), id: z.int() }).nullable(),
});
export type CarouselItem = z.infer<typeof carouselItem>;

export const carouselResponse = listOf(carouselItem);
