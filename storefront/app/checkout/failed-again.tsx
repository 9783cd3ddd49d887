import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DifferencesSheet } from './differences-sheet.tsx';
import { lastFailure } from './last-failure.ts';
import type { Review } from './load-review.ts';
import { usePlacement } from './use-placement.ts';

/**
 * On from a failed order: without an answer of the shop the same is sent again from here; what the shop refused, and
 * what a reload has lost, is looked at again.
 */
export function FailedAgain({ sure }: { readonly sure: boolean }) {
  const [last] = useState(lastFailure);
  return sure || last === undefined ? <ToReview /> : <PlaceAgain review={last.review} />;
}

function ToReview() {
  const t = useTranslations('checkout');
  const navigate = useNavigate();
  return (
    <ButtonLink
      to="/checkout/review"
      onClick={(event) => {
        // It is the previous page: a link would add a second history entry of it.
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {t('backToReview')}
    </ButtonLink>
  );
}

/** The key of the failed try goes with this one, so that both never make two orders. */
function PlaceAgain({ review }: { readonly review: Review }) {
  const t = useTranslations('checkout');
  const navigate = useNavigate();
  const placement = usePlacement(review, { again: true });
  const toReview = () => void navigate(-1);
  return (
    <>
      <Button
        busy={placement.busy}
        // A cart that was changed meanwhile, in another tab perhaps, is reviewed first.
        onClick={() => (lastFailure() === undefined ? toReview() : void placement.place())}
      >
        {t('failedAgain')}
      </Button>
      {placement.disagreement === undefined ? null : (
        <DifferencesSheet
          disagreement={placement.disagreement}
          lines={review.quote.lines}
          busy={placement.busy}
          onAgree={() => void placement.agree()}
          onLook={toReview}
        />
      )}
    </>
  );
}
