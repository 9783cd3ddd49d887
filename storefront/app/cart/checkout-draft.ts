import { PAYMENT_METHODS, type PaymentMethod } from '@dp/contract/payments.ts';
import { readSessionJson, writeSessionJson } from '@dp/ui/storage/session-values.ts';
import { currentShopper } from '../session/session.ts';

const KEY = 'checkout-draft';

/** The choices made during checkout, stored in this tab. */
export interface CheckoutDraft {
  readonly addressId?: number | undefined;
  readonly voucherCode?: string | undefined;
  readonly note?: string | undefined;
  readonly method?: PaymentMethod | undefined;
}

/**
 * The choices so far; those of another shopper and damaged ones are ignored. A guest's, such as a voucher code from
 * the cart, pass to the customer who signs in.
 */
export function checkoutDraft(): CheckoutDraft {
  const stored = readSessionJson(KEY) as (CheckoutDraft & { shopper?: unknown }) | null | undefined;
  if (typeof stored !== 'object' || stored === null) return {};
  if (stored.shopper !== undefined && stored.shopper !== currentShopper()?.id) return {};
  const { addressId, voucherCode, note, method } = stored;
  return {
    addressId: typeof addressId === 'number' ? addressId : undefined,
    voucherCode: typeof voucherCode === 'string' ? voucherCode : undefined,
    note: typeof note === 'string' ? note : undefined,
    method: PAYMENT_METHODS.find((known) => known === method),
  };
}

/** Merges the given choices. */
export function saveCheckoutDraft(change: CheckoutDraft): void {
  writeSessionJson(KEY, { ...checkoutDraft(), ...change, shopper: currentShopper()?.id });
}

/** For when the order is placed. */
export function forgetCheckoutDraft(): void {
  writeSessionJson(KEY, undefined);
}
