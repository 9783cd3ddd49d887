/** What is left to do until the first real order, in the order of the page. */
export const OPENING_STEPS = [
  'name',
  'contacts',
  'tax',
  'rates',
  'demo',
  'products',
  'staff',
  'orders',
  'first_order',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** What the demo consists of, by kind. */
export const DEMO_KINDS = [
  'products',
  'categories',
  'brands',
  'slides',
  'sections',
  'orders',
  'customers',
  'messages',
  'couriers',
] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** What is typed so that the demo is removed, in either language. */
export const REMOVE_WORDS = { ar: 'حذف', en: 'REMOVE' } as const;
