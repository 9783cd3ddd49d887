import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Truck } from 'lucide';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { ChoosePlace } from '../delivery/choose-place.tsx';
import styles from './cart-summary.module.css';

export interface DeliveryAtAGlanceProps {
  readonly quote: Quote;
  readonly pending: boolean;
}

/** One line about delivery in the bar of a phone, where the summary is below the screen. */
export function DeliveryAtAGlance({ quote, pending }: DeliveryAtAGlanceProps) {
  const t = useTranslations('cart');
  const checkout = useTranslations('checkout');
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const name = useId();
  const { delivery, free_delivery: anywhere } = quote;
  if (delivery?.state === 'unavailable') return null;
  const known = delivery ?? anywhere;
  // An older version of the app stored its quote without `free_delivery`.
  if (!known) {
    return (
      <p className={styles.glance}>
        <Icon of={Truck} size={16} directional />
        <ChoosePlace place={undefined} onChosen={() => void revalidate()}>
          {checkout('deliveryWorkOut')}
        </ChoosePlace>
      </p>
    );
  }
  const left = known.left_to_free;
  const free = left === 0;
  const amount = () => (
    <Amount key="amount" value={format.price(left ?? delivery?.cost ?? 0)} pending={pending} />
  );
  return (
    <p className={styles.glance} data-good={free || undefined}>
      <Icon of={Truck} size={16} directional />
      <span id={name}>{words()}</span>
      {left === null || free || known.free_over === null ? null : (
        <progress
          aria-labelledby={name}
          value={known.goods}
          max={known.free_over}
          className={styles.bar}
        />
      )}
    </p>
  );

  function words() {
    if (free) return t('freeReached');
    return left === null
      ? checkout.rich('deliveryCosts', { amount })
      : t.rich('freeOver', { amount });
  }
}
