import type { Order } from '@dp/contract/orders.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Link } from 'react-router';
import { useShop } from '../page/use-shop.ts';
import type { Failure } from './last-failure.ts';
import styles from './place-order-bar.module.css';

export interface PlaceOrderBarProps {
  readonly totals: Order['totals'];
  readonly busy: boolean;
  /** How the try before failed. */
  readonly failed: Failure | undefined;
  /** Whether the shopper goes on to pay before anything is sent. */
  readonly payFirst: boolean;
  readonly onPlace: () => void;
}

/** The last button, with the sum it agrees to. */
export function PlaceOrderBar({ totals, busy, failed, payFirst, onPlace }: PlaceOrderBarProps) {
  const t = useTranslations('checkout');
  const format = useFormat();
  const { returnDays } = useShop();
  return (
    <>
      {failed === undefined ? null : <FormAlert>{t(`failedBefore.${failed}`)}</FormAlert>}
      <Button size="large" full busy={busy} onClick={onPlace}>
        {t(payFirst ? 'placeAndPay' : 'placeFor', { amount: format.price(totals.total) })}
      </Button>
      <p className={styles.small}>
        {t.rich('returns', {
          days: returnDays,
          link: (words) => <Link to="/profile/refund-policy">{words}</Link>,
        })}
      </p>
      <p role="status" className={styles.placing}>
        {busy ? t('placing') : ''}
      </p>
    </>
  );
}
