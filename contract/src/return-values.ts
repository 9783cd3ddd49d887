/** What returns and warranty claims are made of, as plain data that browsers load without zod. */

/** `return`: the law's days after receipt; `warranty`: a defect that shows later. */
export const RETURN_KINDS = ['return', 'warranty'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** The life of a return; `api/src/returns/return-rules.ts` has its transitions. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'refused',
  'cancelled',
  'pickup_booked',
  'picked_up',
  'received',
  'inspected',
  'refunded',
  'exchanged',
  'sent_back',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The states in which nothing is to be done any more. */
export const CLOSED_RETURN_STATES = [
  'refused',
  'cancelled',
  'sent_back',
  'refunded',
  'exchanged',
] as const satisfies readonly ReturnState[];

/** Why something goes back. */
export const RETURN_REASONS = [
  'changed_mind',
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'missing_parts',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The reasons of a warranty claim. */
export const WARRANTY_REASONS = ['defective'] as const satisfies readonly ReturnReason[];

/** The periods in which something can be sent back, each counted from its receipt. */
export const RETURN_PERIODS = ['without_reason', 'defect', 'warranty'] as const;
export type ReturnPeriod = (typeof RETURN_PERIODS)[number];

/** How cash that was paid at the door goes back. */
export const PAYOUT_ROUTES = ['wallet', 'instapay', 'bank'] as const;
export type PayoutRoute = (typeof PAYOUT_ROUTES)[number];

/** Most pictures of one return. */
export const RETURN_PICTURES_MAX = 5;
/** Longest words of a shopper about what is wrong. */
export const RETURN_NOTE_MAX_LENGTH = 1_000;

/** The period that a reason is asked in. */
export function periodOf(kind: ReturnKind, reason: ReturnReason): ReturnPeriod {
  if (kind === 'warranty') return 'warranty';
  return reason === 'changed_mind' ? 'without_reason' : 'defect';
}

/** What of a line of an order can be sent back as a defect. */
interface DefectLine {
  readonly product_id: number;
  readonly defect: { readonly units: number } | null;
}

/** Whether these pieces, chosen by product, are a return or, once its days are over, a warranty claim. */
export function kindOf(
  lines: readonly DefectLine[],
  reason: ReturnReason,
  chosen: ReadonlyMap<number, number>,
): ReturnKind {
  if (reason !== 'defective') return 'return';
  const inTime = lines.every(
    ({ product_id: id, defect }) => (chosen.get(id) ?? 0) <= (defect?.units ?? 0),
  );
  return inTime ? 'return' : 'warranty';
}

/** The fields of a way to be paid back. */
export const PAYOUT_FIELDS = {
  wallet: ['number'],
  instapay: ['address'],
  bank: ['holder', 'bank', 'account'],
} as const satisfies Record<PayoutRoute, readonly string[]>;

/** Whether something goes back because of the shop: what it sent was not what was ordered, or not in order. */
export function isShopsFault(reason: ReturnReason): boolean {
  return reason !== 'changed_mind';
}

/** Whether the shopper pays the way back. @param free whether the shop pays it in any case. */
export function paysTheWayBack(reason: ReturnReason, free: boolean): boolean {
  return !free && !isShopsFault(reason);
}
