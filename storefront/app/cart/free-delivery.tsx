import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { PartyPopper, Truck } from 'lucide';
import { useId } from 'react';
import styles from './cart-summary.module.css';

/** How far the cart is from free delivery; both in whole piastres. */
export function FreeDelivery({
  leftPiastres,
  overPiastres,
}: {
  leftPiastres: number;
  overPiastres: number;
}) {
  const t = useTranslations('cart');
  const format = useFormat();
  const name = useId();
  if (leftPiastres === 0) {
    return (
      <div className={styles.free} data-reached>
        <dt>
          <Icon of={PartyPopper} size={18} />
          {t('freeReached')}
        </dt>
      </div>
    );
  }
  return (
    <div className={styles.free}>
      <dt id={name}>
        <Icon of={Truck} size={18} directional />
        <span>
          {t.rich('freeOver', {
            amount: () => <bdi key="amount">{format.piastres(leftPiastres)}</bdi>,
          })}
        </span>
      </dt>
      <dd>
        <progress
          aria-labelledby={name}
          value={overPiastres - leftPiastres}
          max={overPiastres}
          className={styles.bar}
        />
      </dd>
    </div>
  );
}
