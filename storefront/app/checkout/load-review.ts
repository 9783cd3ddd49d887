import type { Quote } from '@dp/contract/quotes.ts';
import { isApiError } from '../api/api-error.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { cartLines } from '../cart/change-cart.ts';
import { checkoutDraft } from '../cart/checkout-draft.ts';
import { requestQuote } from '../cart/load-cart.ts';
import { leadOn } from '../page/lead-on.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { checkoutPorts, withPlacementLock } from './checkout-ports.ts';
import { justPlaced, justPlacedToPay, orderAddress } from './just-placed.ts';
import { requireCart } from './load-checkout.ts';
import { resolvePending } from './place-order.ts';
import { placementRecord } from './placement-record.ts';

/** Where the page of a placed order is. */
export function placedAddress(orderId: number, before = false): string {
  return `/order-placed-successfully?id=${orderId}${before ? '&before=1' : ''}`;
}

/**
 * The review's data, with a current quote.
 *
 * @throws {ApiError}; a redirect: to the empty cart, to the choice of an address, or to an order that was
 *   placed already, by another tab or by an attempt whose response was lost.
 */
export async function loadReview(request: Request) {
  const openedAt = Date.now();
  await goToPlacedOrder(request, openedAt);
  const cart = requireCart(request);
  const [quote, { data: methods }] = await Promise.all([
    quoteDraft(cart),
    browserApi().call('listPaymentMethods'),
  ]);
  const { address, delivery } = quote;
  if (address === null || delivery?.state !== 'available') throw leadOn(request, '/checkout');
  if (quote.lines.length === 0) throw leadOn(request, '/my-cart');
  return { openedAt, cart, quote, address, delivery, methods };
}
export type Review = Awaited<ReturnType<typeof loadReview>>;

/** The quote for the choices made so far; with the default address when the chosen one was deleted. */
async function quoteDraft(lines: readonly CartLine[]): Promise<Quote> {
  const { addressId, voucherCode } = checkoutDraft();
  const asked = {
    lines: [...lines],
    ...(voucherCode === undefined ? {} : { voucher_code: voucherCode }),
  };
  if (addressId !== undefined) {
    try {
      return await requestQuote({ ...asked, address_id: addressId });
    } catch (error) {
      if (!isApiError(error, 'address_not_found')) throw error;
    }
  }
  return requestQuote({ ...asked, default_address: true });
}

/** Redirects to an order that was already placed although this page was about to place it. */
async function goToPlacedOrder(request: Request, now: number): Promise<void> {
  const shopper = currentShopper()?.id;
  if (isPending(shopper)) {
    // In turn, so that an order which another tab is placing at this moment is waited for, not voided.
    const orderId = await withPlacementLock(async () => {
      const { unanswered } = placementRecord();
      return isPending(shopper) && unanswered
        ? resolvePending(unanswered, checkoutPorts)
        : undefined;
    });
    if (orderId !== undefined) throw leadOn(request, placedAddress(orderId, true));
  }
  // With an empty cart, soon after an order was placed: it is shown.
  const placed = justPlaced(now);
  const stands = placed?.settled === false || cartLines().length === 0;
  if (placed === undefined || !stands) return;
  // Back from its pay page must not lead to a provider's again.
  const toPay = placed.settled ? justPlacedToPay() : undefined;
  throw leadOn(request, toPay === undefined ? placedAddress(placed.orderId) : orderAddress(toPay));
}

function isPending(shopper: number | undefined): boolean {
  return shopper !== undefined && placementRecord().unanswered?.shopper === shopper;
}
