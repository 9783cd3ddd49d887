import { z } from 'zod';

/**
 * A picture in several widths and formats. The address of one is `${src}-${width}.${format}`, format
 * `avif` or `webp`. `light_src` is the second pass of the same shot, lit by the lamp alone (design §7).
 * `color` is a CSS colour to show while it loads; width and height are those of the largest one.
 */
export const picture = z.object({
  src: z.string(),
  light_src: z.string().nullable(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;
/** One without words of its own: what it stands for names it, or it only decorates. */
export type PlainPicture = Omit<Picture, 'alt'>;
