import type { PlainPicture } from './pictures.ts';

/** The owner's words on every page, in one language. A promise is empty where the shop does not make it. */
export interface ShopWords {
  /** What the shop sells, in the footer and for search engines. */
  readonly description: string;
  readonly promises: Readonly<Record<ShopPromise, string>>;
}

/** What the shop promises every buyer. */
export const SHOP_PROMISES = ['payment', 'inspect', 'returns', 'delivery'] as const;
export type ShopPromise = (typeof SHOP_PROMISES)[number];

/** The pages that introduce the shop on a first visit, in their order. */
export const ONBOARDING_PAGES = ['one', 'two', 'three'] as const;
export type OnboardingPageName = (typeof ONBOARDING_PAGES)[number];

/** What those pages show: their words in one language; null for a page whose photograph came with the shop. */
export type OnboardingPages = Readonly<
  Record<
    OnboardingPageName,
    { readonly title: string; readonly text: string; readonly photograph: PlainPicture | null }
  >
>;
