import type { ShippingCost } from '@dp/contract/shipping.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import styles from './delivery-words.module.css';

/** Delivery time as text: one day, or a range. */
export function useDaysText(): (days: ShippingCost['days']) => string {
  const t = useTranslations('checkout');
  return ({ min, max }) => (min === max ? t('days', { days: max }) : t('daysRange', { min, max }));
}

/** What delivery costs, or that it is free. */
export function DeliveryPrice({ cost }: { cost: number }) {
  const t = useTranslations('checkout');
  const format = useFormat();
  return cost === 0 ? (
    <strong className={styles.free}>{t('free')}</strong>
  ) : (
    <bdi>{format.price(cost)}</bdi>
  );
}

/** The goods total from which delivery is free; hidden when it is already free or never will be. */
export function FreeOver({
  shipping,
  className,
}: {
  shipping: ShippingCost;
  className: string | undefined;
}) {
  const t = useTranslations('checkout');
  const format = useFormat();
  if (shipping.free || shipping.free_over === null) return null;
  return (
    <p className={className}>
      {t.rich('freeOver', {
        amount: format.price(shipping.free_over),
        price: (words) => <bdi>{words}</bdi>,
      })}
    </p>
  );
}
