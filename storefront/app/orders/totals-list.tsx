import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { DeliveryPrice } from '../delivery/delivery-words.tsx';
import styles from './totals-list.module.css';

/** An order's totals, line by line. */
export function TotalsList({ totals }: { totals: Order['totals'] }) {
  const t = useTranslations('checkout');
  const format = useFormat();
  return (
    <section aria-label={t('totalsTitle')}>
      <dl className={styles.totals}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <bdi>{format.price(totals.subtotal)}</bdi>
          </dd>
        </div>
        {totals.discount === 0 ? null : (
          <div className={styles.discount}>
            <dt>{t('discount')}</dt>
            <dd>
              <bdi>{format.price(totals.discount)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('shipping')}</dt>
          <dd>
            <DeliveryPrice cost={totals.shipping} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>
            <bdi>{format.price(totals.total)}</bdi>
          </dd>
        </div>
      </dl>
      <p className={styles.vat}>
        {t.rich('vat', {
          amount: format.price(totals.vat_included),
          price: (words) => <bdi>{words}</bdi>,
        })}
      </p>
    </section>
  );
}
