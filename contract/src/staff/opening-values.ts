/** What is left to do until the first real order, in the order of the page. */
export const OPENING_STEPS = [
  'name',
  'contacts',
  'tax',
  'rates',
  'demo',
  'products',
  'home',
  'staff',
  'orders',
  'messages',
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

/** How far a removal of the demo has come: the first two go on in the background. */
export const DEMO_REMOVAL_STATES = ['backing_up', 'removing', 'removed', 'failed'] as const;

/** Why nothing was removed; error codes. */
export const DEMO_REMOVAL_PROBLEMS = [
  'backup_failed',
  'demo_absent',
  'demo_changed',
  'shop_has_sold',
] as const;
export type DemoRemovalProblem = (typeof DEMO_REMOVAL_PROBLEMS)[number];

/** What is typed so that the demo is removed, in either language. */
export const REMOVE_WORDS = { ar: 'حذف', en: 'REMOVE' } as const;
