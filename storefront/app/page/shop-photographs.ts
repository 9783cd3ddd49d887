import type { Picture, PlainPicture } from '@dp/contract/pictures.ts';
import type { OnboardingPageName } from '@dp/contract/shop-words.ts';

/** What the three pages of onboarding show unless the owner has other photographs. */
const ONBOARDING_PHOTOGRAPHS = {
  one: 'pierced-ball',
  two: 'chandelier',
  three: 'front-door',
} as const;

/** Lamps where there is nothing else to show. */
export const SHOP_LAMPS = [
  'table-lamp',
  'globe-lamp',
  'copper-pendant',
  'banker-lamp',
  'glass-balls',
  'twin-sconce',
  'filament-bulb',
] as const;

/** The storefront's own photographs, in day and light pass (`cut-photographs.ts`). */
export const SHOP_PHOTOGRAPHS = [...Object.values(ONBOARDING_PHOTOGRAPHS), ...SHOP_LAMPS];
export type ShopLamp = (typeof SHOP_LAMPS)[number];
export type ShopPhotograph = (typeof SHOP_PHOTOGRAPHS)[number];

/**
 * How wide the splash and onboarding show them at most, as in the `sizes` attribute: one file for both. On phones
 * they are as wide as the screen; a file a fifth narrower looks the same and weighs a third less.
 */
export const PHOTOGRAPH_SIZES = 'min(82vw, 480px)';

/** A photograph of the shop, as `ProductPicture` shows it; all are squares and only decorate. */
export function shopPhotograph(name: ShopPhotograph): Picture {
  const widths = Object.values<string>(ONBOARDING_PHOTOGRAPHS).includes(name)
    ? [480, 640, 800]
    : [384, 768];
  const side = Math.max(...widths);
  const src = `/photographs/${name}`;
  return { src, light_src: `${src}-light`, widths, width: side, height: side, alt: '', color: '' };
}

/** The photograph of a page of onboarding: the owner's, else the shop's own. The first is the splash's too. */
export function onboardingPhotograph(
  page: OnboardingPageName,
  owners: PlainPicture | null | undefined,
): Picture {
  return owners ? { ...owners, alt: '' } : shopPhotograph(ONBOARDING_PHOTOGRAPHS[page]);
}
