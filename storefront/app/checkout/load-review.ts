import type { VoucherCheck, VoucherReason } from '@dp/contract/vouchers.ts';
import { redirect } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { cartLines } from '../cart/change-cart.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { chosenAddress, loadShipping, requireCart } from './load-checkout.ts';
import { resolvePending } from './place-order.ts';
import { inTurn, placementDesk } from './placement-desk.ts';
import { placementRecord } from './placement-record.ts';
import { feeAddedBy, reviewLines, totalsOf } from './quote.ts';

/** A page opened this soon after an order was placed, with nothing in the cart, shows that order. */
const JUST_PLACED_MS = 10 * 60_000;

/** The voucher of the draft against the cart as it is. */
export type VoucherState =
  | { readonly state: 'none' }
  | ({ readonly state: 'holds' } & VoucherCheck)
  | { readonly state: 'refused'; readonly code: string; readonly reason: VoucherReason }
  /** Too many codes were tried: it is not looked at for a while, and the order goes on without it. */
  | { readonly state: 'waiting'; readonly code: string; readonly error: unknown };

/** Where the page of a placed order is. */
export function placedAddress(orderId: number, before = false): string {
  return `/order-placed-successfully?id=${orderId}${before ? '&before=1' : ''}`;
}

/**
 * Everything the shopper looks over before placing the order, priced today.
 *
 * @throws {ApiError}; a redirect: to the empty cart, to the choice of an address, or to an order that
 *   was placed already, by another tab or by an attempt whose answer was lost.
 */
export async function loadReview() {
  const openedAt = Date.now();
  await goToPlacedOrder(openedAt);
  const lines = requireCart();
  const { voucherCode } = checkoutDraft();
  const [{ data: addresses }, { products, missing }, voucher] = await Promise.all([
    browserApi().call('listAddresses'),
    browserApi().call('listCartProducts', { body: { lines: [...lines] } }),
    checkVoucher(voucherCode, lines),
  ]);
  const address = chosenAddress(addresses);
  if (address === undefined) throw redirect('/checkout');
  const shown = reviewLines(lines, products);
  if (shown.length === 0) throw redirect('/my-cart');
  const holding = voucher.state === 'holds' ? voucher : undefined;
  const shipping = await loadShipping(address, lines, holding?.code);
  const totals = totalsOf(shown, holding, shipping.cost);
  return {
    openedAt,
    cart: lines,
    address,
    lines: shown,
    missing,
    voucher,
    shipping,
    totals,
    feeAdded: feeAddedBy(holding, totals.subtotal, shipping),
  };
}
export type Review = Awaited<ReturnType<typeof loadReview>>;

/** Goes to an order that exists already although this page was about to place it. */
async function goToPlacedOrder(now: number): Promise<void> {
  const shopper = currentShopper()?.id;
  if (isPending(shopper)) {
    // In turn, so that an order which another tab is placing at this moment is waited for, not voided.
    const orderId = await inTurn(async () => {
      const { unanswered } = placementRecord();
      return isPending(shopper) && unanswered
        ? resolvePending(unanswered, placementDesk)
        : undefined;
    });
    if (orderId !== undefined) throw redirect(placedAddress(orderId, true));
  }
  const { placed } = placementRecord();
  const isRecent = placed !== undefined && now - placed.at < JUST_PLACED_MS;
  const stands = placed?.settled === false || cartLines().length === 0;
  if (isRecent && placed.shopper === shopper && stands) {
    throw redirect(placedAddress(placed.orderId));
  }
}

function isPending(shopper: number | undefined): boolean {
  return shopper !== undefined && placementRecord().unanswered?.shopper === shopper;
}

async function checkVoucher(
  code: string | undefined,
  lines: readonly CartLine[],
): Promise<VoucherState> {
  if (code === undefined) return { state: 'none' };
  try {
    const { data } = await browserApi().call('checkVoucher', {
      body: { code, lines: [...lines] },
    });
    return { state: 'holds', ...data };
  } catch (error) {
    if (isApiError(error, 'too_many_voucher_guesses')) return { state: 'waiting', code, error };
    if (!isApiError(error, 'voucher_invalid')) throw error;
    return { state: 'refused', code, reason: error.data.reason as VoucherReason };
  }
}
