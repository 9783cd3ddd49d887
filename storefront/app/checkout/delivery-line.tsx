import type { QuotedDelivery } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Truck } from 'lucide';
import { DeliveryPrice } from '../delivery/delivery-words.tsx';
import { useExpectedWords } from '../parcels/expected-days.tsx';
import styles from './delivery-line.module.css';

export interface DeliveryLineProps {
  readonly shipping: Extract<QuotedDelivery, { state: 'available' }>;
  /** Whether totals beside it show the cost: it is only read out. */
  readonly isSummed?: boolean;
}

/** Cost and days of a delivery in one line. */
export function DeliveryLine({ shipping, isSummed = false }: DeliveryLineProps) {
  const t = useTranslations('checkout');
  const expected = useExpectedWords();
  return (
    <p className={styles.line}>
      <Icon of={Truck} directional />
      <span className={styles.words}>
        <span>{t(isSummed ? 'deliveryDay' : 'delivery')}</span>
        <span className={styles.days}>{expected(shipping.expected, 'days')}</span>
      </span>
      {isSummed ? (
        <Hidden>
          <DeliveryPrice cost={shipping.cost} />
        </Hidden>
      ) : (
        <span className={styles.price}>
          <DeliveryPrice cost={shipping.cost} />
        </span>
      )}
    </p>
  );
}
