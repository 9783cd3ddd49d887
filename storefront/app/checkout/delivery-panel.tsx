import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { FreeOver } from '../delivery/delivery-words.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import styles from './delivery-panel.module.css';
import type { ShippingState } from './use-checkout-quote.ts';

/** Cost and days of the delivery to the chosen address, read out as they change. */
export function DeliveryPanel({ shipping }: { shipping: ShippingState }) {
  const t = useTranslations('checkout');
  const ui = useTranslations('ui');
  if (shipping.state === 'unavailable') return null;
  return (
    <div role="status" aria-busy={shipping.state === 'loading'} className={styles.panel}>
      {shipping.state === 'loading' ? (
        <span role="img" aria-label={t('costPending')} className={styles.pending}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </span>
      ) : null}
      {shipping.state === 'available' ? (
        <>
          <DeliveryLine shipping={shipping} isSummed />
          <FreeOver shipping={shipping} className={styles.freeOver} />
        </>
      ) : null}
      {shipping.state === 'failed' ? (
        <p className={styles.failed}>
          {t('costFailed')}
          <Button look="quiet" size="small" onClick={shipping.retry}>
            {ui('retry')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
