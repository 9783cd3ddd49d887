import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { cartLines, removeFromCart, restoreCart } from '../cart/change-cart.ts';
import { checkoutDraft, saveCheckoutDraft } from '../cart/checkout-draft.ts';
import { OUTCOME_STATE } from '../page/outcome-state.ts';
import { holdPlacedOrder } from '../paying/placed-order.ts';
import { currentShopper } from '../session/session.ts';
import { checkoutPorts, withPlacementLock } from './checkout-ports.ts';
import { chosenMethod } from './chosen-method.ts';
import { agreeTo, availableLines } from './differences.ts';
import { failedAddress } from './failed-address.ts';
import { type Failure, forgetFailure, keepFailure, lastFailure } from './last-failure.ts';
import { placedAddress, type Review } from './load-review.ts';
import { type OrderDifferences, type Outcome, placeOrder } from './place-order.ts';
import type { PlacementBody } from './placement.ts';
import { placementBody } from './placement-body.ts';

/** Differences to accept, and the resulting order; undefined when nothing is left. */
export interface Disagreement {
  readonly differs: OrderDifferences;
  readonly agreed: PlacementBody | undefined;
}

/**
 * Places the reviewed order and navigates by its outcome; `again` on the page of a failure, whose place the next
 * takes.
 */
export function usePlacement(review: Review, { again = false } = {}) {
  const t = useTranslations('checkout');
  const ui = useTranslations('ui');
  const navigate = useNavigate();
  const working = useRef(false);
  const leaving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | undefined>(() => lastFailure()?.failure);
  const [disagreement, setDisagreement] = useState<Disagreement>();

  async function place(body: PlacementBody): Promise<void> {
    const shopper = currentShopper()?.id;
    if (working.current || shopper === undefined) return;
    working.current = true;
    setBusy(true);
    setFailed(undefined);
    forgetFailure();
    try {
      const wanted = { shopper, body, openedAt: review.openedAt };
      await goOn(await withPlacementLock(() => placeOrder(wanted, checkoutPorts)), body);
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  async function goOn(outcome: Outcome, body: PlacementBody): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        setDisagreement(undefined);
        return leaveTo(placedAddress(outcome.orderId, outcome.order === undefined), outcome.order);
      case 'differs':
        return setDisagreement({
          differs: outcome.differs,
          agreed: agreeTo(body, outcome.differs),
        });
      case 'unverified':
        return void (await navigate('/email/verification?next=/checkout/review'));
      case 'storage_full':
        return showToast(`${t('notSent')} ${ui('storageFull')}`, { look: 'danger' });
      case 'failed': {
        // Signing in again comes first; the choices are preserved.
        if (isApiError(outcome.error, 'session_expired')) return;
        keepFailure(outcome.certain ? 'sure' : 'unsure', review);
        const address = failedAddress(outcome.error, { sure: outcome.certain, again });
        return void (await navigate(address, { state: OUTCOME_STATE, replace: again }));
      }
    }
  }

  async function leaveTo(address: string, order: Order | undefined): Promise<void> {
    leaving.current = true;
    if (order !== undefined) holdPlacedOrder(order);
    for (const id of review.quote.missing) removeFromCart(id);
    await navigate(address, { replace: true });
  }

  return {
    busy,
    /** How the try before failed from which the shopper is back. */
    failed,
    disagreement,
    /** True from when the order is placed: later changes of the cart need no new quote. */
    leaving,
    place: () => {
      const { address, quote } = review;
      const note = checkoutDraft().note ?? '';
      const method = chosenMethod(review.methods)?.method ?? 'cash_on_delivery';
      return place(placementBody({ addressId: address.id, quote, note, method }));
    },
    /** Applies the differences to the cart and the voucher, and places what is left. */
    agree: async () => {
      if (disagreement?.agreed === undefined) return;
      const { differs, agreed } = disagreement;
      restoreCart(availableLines(cartLines(), differs.differences));
      saveCheckoutDraft({ voucherCode: agreed.voucher_code });
      await place(agreed);
    },
    /** Closes the differences without agreeing. */
    lookAgain: () => setDisagreement(undefined),
  };
}
