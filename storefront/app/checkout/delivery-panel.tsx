import { FormAlert } from '../forms/form-alert.tsx';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './delivery-panel.module.css';
import { DeliveryLine } from './delivery-words.tsx';
import type { ShippingState } from './use-shipping.ts';

/** Cost and days of the delivery to the chosen address, read out as they change. */
export function DeliveryPanel({ shipping }: { shipping: ShippingState }) {
  const t = useTranslations('checkout');
  const errors = useTranslations('errors');
  const ui = useTranslations('ui');
  const format = useFormat();
  return (
    <div role="status" aria-busy={shipping.state === 'loading'} className={styles.panel}>
      {shipping.state === 'loading' ? (
        <span role="img" aria-label={t('costPending')} className={styles.pending}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </span>
      ) : null}
      {shipping.state === 'known' ? (
        <>
          <DeliveryLine shipping={shipping.shipping} />
          {shipping.shipping.free || shipping.shipping.free_over === null ? null : (
            <p className={styles.freeOver}>
              {t.rich('freeOver', {
                amount: format.price(shipping.shipping.free_over),
                price: (words) => <bdi>{words}</bdi>,
              })}
            </p>
          )}
        </>
      ) : null}
      {shipping.state === 'unavailable' ? (
        <FormAlert>{errors('delivery_unavailable')}</FormAlert>
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
