import type { CourierAttention } from '@dp/contract/staff/courier-company.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';

/** States of Bosta's that move no parcel by themselves; others are said by their number. */
const NAMED_STATES = [47, 48, 49, 100, 101, 102, 103, 104, 105] as const;

/** Says what staff should look at, in their language. */
export function useAttentionWords(): (attention: CourierAttention) => string {
  const t = useTranslations('bosta');
  const orders = useTranslations('orders');
  const parcels = useTranslations('parcels');
  const { price } = useFormat();
  function bostaState(state: number, exception: number | null): string {
    const known = NAMED_STATES.find((named) => named === state);
    const words =
      known === undefined
        ? t('attention.states.other', { state: isolated(String(state)) })
        : t(`attention.states.${known}`);
    if (exception === null) return words;
    return t('attention.exception', { state: words, exception: isolated(String(exception)) });
  }
  function failureWords(failure: string): string {
    if (failure === 'place_not_mapped') return t('attention.placeNotMapped');
    return failure === 'parcel_ended' ? t('attention.parcelEnded') : isolated(failure);
  }
  return (attention) => {
    const { kind } = attention;
    switch (kind) {
      case 'state':
        return t(`attention.${kind}`, { state: bostaState(attention.state, attention.exception) });
      case 'order_not_ready':
        return t(`attention.${kind}`, { order: orders(`states.${attention.order}`) });
      case 'after_delivery':
        return t(`attention.${kind}`, { to: parcels(`states.${attention.to}`) });
      case 'cash_differs':
        return t(`attention.${kind}`, { amount: price(attention.piastres / 100) });
      case 'not_registered':
        return t(`attention.${kind}`, { failure: failureWords(attention.failure) });
      case 'not_cancelled':
        return t(`attention.${kind}`, { number: isolated(attention.number) });
      case 'other_reference':
        return t(`attention.${kind}`);
    }
  };
}
