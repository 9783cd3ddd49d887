import { isPaidAtOnce, type PaymentMethod } from '@dp/contract/payments.ts';
import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useMedia, WIDE } from '@dp/ui/parts/use-media.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { revalidated } from '../api/recent-responses.ts';
import { saveCheckoutDraft } from '../cart/checkout-draft.ts';
import { RefusalNotice } from '../cart/refusal-notice.tsx';
import { useCart } from '../cart/use-cart.ts';
import { VoucherCard } from '../cart/voucher-card.tsx';
import { TotalsList } from '../orders/totals-list.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/review-page.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { chosenMethod } from './chosen-method.ts';
import { DifferencesSheet } from './differences-sheet.tsx';
import { FailedPagePrefetch } from './failed-page-prefetch.tsx';
import { loadReview } from './load-review.ts';
import { NoteCard } from './note-card.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { ReviewAddress } from './review-address.tsx';
import { ReviewGlance, ReviewSummary } from './review-glance.tsx';
import { ReviewItems } from './review-items.tsx';
import { ReviewPayment } from './review-payment.tsx';
import { usePlacement } from './use-placement.ts';

export const handle = {
  header: false,
  footer: false,
  toolbar: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return shopperPage(request, () =>
    revalidated(`review of ${currentShopper()?.id}`, () => loadReview(request)),
  );
}

/** The complete order, its price, and the button that places it. */
export default function ReviewPage({ loaderData: review }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  const { quote } = review;
  const placement = usePlacement(review);
  const [method, setMethod] = useState(() => chosenMethod(review.methods));
  const { revalidate } = useRevalidator();
  const cart = useCart((state) => state.lines);
  const { leaving } = placement;
  const wide = useMedia(WIDE);
  // Beside the totals on a desk; a phone has those at the very end, where a code would not be looked for.
  const voucher = (
    <VoucherCard
      voucher={quote.voucher}
      delivery={review.delivery}
      lines={review.cart}
      inCard={wide}
    />
  );
  useEffect(() => {
    // Changed on another page or in another tab.
    if (cart !== review.cart && !leaving.current && !placement.busy) void revalidate();
  }, [cart, review.cart, leaving, placement.busy, revalidate]);

  return (
    <CheckoutFrame
      title={t('reviewTitle')}
      backTo="/checkout"
      step={2}
      beside={<ReviewGlance lines={quote.lines} />}
      details={
        <>
          {wide ? <ReviewSummary lines={quote.lines} /> : null}
          {wide ? voucher : null}
          <TotalsList totals={quote.totals} goods={quote} />
        </>
      }
      summary={
        <PlaceOrderBar
          totals={quote.totals}
          busy={placement.busy}
          failed={placement.failed}
          payFirst={method !== undefined && method.method !== 'cash_on_delivery'}
          onPlace={() => void placement.place()}
        />
      }
    >
      <FailedPagePrefetch />
      <ReviewAddress address={review.address} shipping={review.delivery} />
      {/* Before the lines, which are known: on a phone's first screen is what there is to choose. */}
      <ReviewPayment
        offered={review.methods}
        chosen={method}
        onChoose={(chosen) => {
          saveCheckoutDraft({ method: chosen });
          setMethod(chosenMethod(review.methods));
        }}
      />
      {wide ? null : voucher}
      <RefusalNotice refusal={refusalFor(method?.method, quote.refusal)} />
      <ReviewItems lines={quote.lines} missing={quote.missing.length} editable={!wide} />
      <NoteCard />
      {placement.disagreement === undefined ? null : (
        <DifferencesSheet
          disagreement={placement.disagreement}
          lines={quote.lines}
          busy={placement.busy}
          onAgree={() => void placement.agree()}
          onLook={() => {
            placement.lookAgain();
            void revalidate();
          }}
        />
      )}
    </CheckoutFrame>
  );
}

/** The limit on unconfirmed cash does not apply to what is paid at once. */
function refusalFor(method: PaymentMethod | undefined, refusal: Quote['refusal']) {
  const atOnce = method !== undefined && isPaidAtOnce(method);
  return atOnce && refusal?.code === 'cash_limit_exceeded' ? null : refusal;
}

export function HydrateFallback() {
  const t = useTranslations('checkout');
  return (
    <CheckoutFrame title={t('reviewTitle')} backTo="/checkout" step={2}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="row" />
    </CheckoutFrame>
  );
}
