/** What the home page can have, as plain data, which browsers load without zod. */

/** How a section shows its products: large tall cards, a row that scrolls sideways, or a grid. */
export const SECTION_LOOKS = ['cards', 'row', 'grid'] as const;

/** The lists to which a section can lead, besides categories and brands. */
export const SECTION_LISTS = ['discounted', 'newest', 'featured'] as const;

/** The pages to which a slide can lead, besides a category, a brand and a product. */
export const SLIDE_PAGES = [
  ...SECTION_LISTS,
  'shop',
  'brands',
  'bulb-finder',
  'contact',
  'faqs',
  'refund-policy',
] as const;
export type SlidePage = (typeof SLIDE_PAGES)[number];

/** Featured products that home shows. */
export const HOME_FEATURED = 6;
