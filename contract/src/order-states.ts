/** The states of an order; browsers import them, so there is no zod here. */
export const ORDER_STATES = [
  'draft',
  'ongoing',
  'dispatched',
  'delivered',
  'completed',
  'cancelled',
  'returned',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];
