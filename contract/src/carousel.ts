import { z } from 'zod';
import { listOf } from './fields.ts';
import { SLIDE_PAGES } from './home-values.ts';
import { picture } from './pictures.ts';

/** What a slide opens. */
export const slideLink = z.union([
  z.object({ kind: z.enum(['category', 'brand', 'product']), id: z.int() }),
  z.object({ kind: z.literal('page'), page: z.enum(SLIDE_PAGES) }),
]);
export type SlideLink = z.infer<typeof slideLink>;

/** One slide of the home carousel; `link` is what it opens. */
export const carouselItem = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  action: z.string(),
  picture: picture.nullable(),
  link: slideLink.nullable(),
});
export type CarouselItem = z.infer<typeof carouselItem>;

export const carouselResponse = listOf(carouselItem);
