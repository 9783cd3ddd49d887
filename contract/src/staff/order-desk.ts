/** How far the customer's confirmation of a placed order is; beside its state (`ORDER_STATES`). */
export const CONFIRMATIONS = [
  'not_needed',
  'to_confirm',
  'asked',
  'unreachable',
  'confirmed',
] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** How far the packing of an order is. */
export const PACKINGS = ['none', 'picking', 'packed'] as const;
export type Packing = (typeof PACKINGS)[number];

/** Ways to ask a customer for the confirmation; `link` is the signed page. */
export const CHANNELS = ['phone', 'whatsapp', 'sms', 'link'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What an attempt to get the confirmation led to. */
export const OUTCOMES = [
  'confirmed',
  'no_answer',
  'call_at',
  'wrong_number',
  'cancelled',
  'asked',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why an order may be refused at the door, with the number that says how much. */
export type RiskReason =
  /** Staff want every order of this customer confirmed. */
  | { readonly code: 'blocked' }
  /** Orders of this customer that came back undelivered. */
  | { readonly code: 'refused_before'; readonly count: number }
  | { readonly code: 'first_order' }
  /** The order's total, and the sum from which the shop calls one large; EGP. */
  | { readonly code: 'large_sum'; readonly total: number; readonly threshold: number }
  /** No building, or a street of a few letters. */
  | { readonly code: 'thin_address' }
  /** Other orders for the same phone within a day before. */
  | { readonly code: 'same_phone'; readonly count: number }
  /** Orders that the customer cancelled. */
  | { readonly code: 'many_cancellations'; readonly count: number };

/** The queues of the orders desk (`order-queues.ts` in the API says which orders are in them). */
export const ORDER_QUEUES = [
  'to_confirm',
  'to_pack',
  'ready',
  'with_courier',
  'problem',
  'returned',
  'unsettled',
  'all',
] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** Orders of a list; `risk` is the riskiest first. */
export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'risk'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Counts of orders are exact below this number, which means this many or more. */
export const COUNT_MAX = 1_000;
