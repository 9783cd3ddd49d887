import type { Picture } from '@dp/contract/pictures.ts';

/** The largest width of a picture as WebP, which search engines and messengers understand. */
export function largestPicture({ src, widths }: Pick<Picture, 'src' | 'widths'>): string {
  return `${src}-${Math.max(...widths)}.webp`;
}
