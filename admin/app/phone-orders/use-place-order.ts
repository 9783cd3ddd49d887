import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import type { Draft } from '../parts/drafts.ts';
import type { PhoneDraft, PlaceBody } from './phone-draft.ts';

/**
 * Places the order and opens it. What is sent stays in the draft until an answer proves that it was or was not
 * placed: after a lost answer exactly that is sent again.
 */
export function usePlaceOrder(draft: Draft<PhoneDraft>): (body: PlaceBody) => Promise<void> {
  const t = useTranslations('orderForm');
  const navigate = useNavigate();
  const latest = useRef(draft);
  latest.current = draft;
  const remember = (sent: PlaceBody | null) =>
    latest.current.change({ ...latest.current.value, sent });
  return async (body) => {
    remember(body);
    try {
      const { data } = await call('placePhoneOrder', { body });
      // At once, so that nothing holds the page back.
      flushSync(draft.forget);
      await navigate(`/orders/order/${data.id}`, { replace: true });
      showToast(t('phone.placed', { number: data.number }), { look: 'ok' });
    } catch (error) {
      if (provesNotPlaced(error)) remember(null);
      throw error;
    }
  };
}

/** Without an answer, or after a fault of the shop, the order may exist. */
function provesNotPlaced(error: unknown): boolean {
  return error instanceof StaffApiError && error.status >= 400 && error.status < 500;
}
