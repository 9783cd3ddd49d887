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

/** The words of those pages in one language. */
export type OnboardingWords = Readonly<
  Record<OnboardingPageName, { readonly title: string; readonly text: string }>
>;
