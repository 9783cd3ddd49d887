import type { OfferedMethod } from '@dp/contract/order-payments.ts';
import { checkoutDraft } from '../cart/checkout-draft.ts';

/** The way to pay that was chosen before, if it is still offered, else the first. */
export function chosenMethod(offered: readonly OfferedMethod[]): OfferedMethod | undefined {
  const { method } = checkoutDraft();
  return offered.find((each) => each.method === method) ?? offered[0];
}
