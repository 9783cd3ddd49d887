import type { Picture } from '@dp/contract/pictures.ts';

/** The storefront's own photographs, in day and light pass (`cut-photographs.ts`). */
const WIDTHS = {
  'pierced-ball': [480, 640, 800],
  chandelier: [480, 640, 800],
  'front-door': [480, 640, 800],
  'table-lamp': [384, 768],
} as const;
export type ShopPhotograph = keyof typeof WIDTHS;
export const SHOP_PHOTOGRAPHS = Object.keys(WIDTHS) as ShopPhotograph[];

/** What the three pages of onboarding show. */
export const ONBOARDING_PHOTOGRAPHS = {
  one: 'pierced-ball',
  two: 'chandelier',
  three: 'front-door',
} as const satisfies Record<string, ShopPhotograph>;

/**
 * How wide the splash and onboarding show them at most, as in the `sizes` attribute: one file for both. On phones
 * they are as wide as the screen; a file a fifth narrower looks the same and weighs a third less.
 */
export const PHOTOGRAPH_SIZES = 'min(82vw, 480px)';

/** One of them, as `ProductPicture` shows it; all are squares and only decorate. */
export function shopPhotograph(name: ShopPhotograph): Picture {
  const widths = [...WIDTHS[name]];
  const side = Math.max(...widths);
  const src = `/photographs/${name}`;
  return { src, light_src: `${src}-light`, widths, width: side, height: side, alt: '', color: '' };
}
