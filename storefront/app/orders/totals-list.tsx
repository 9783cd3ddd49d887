import type { ListedGoods, Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { DeliveryPrice } from '../delivery/delivery-words.tsx';
import styles from './totals-list.module.css';

export interface TotalsListProps {
  readonly totals: Order['totals'];
  /** What the goods cost without the shop's own discounts. */
  readonly goods?: ListedGoods;
  /** Whether no place is known: the total is without delivery. */
  readonly beforeDelivery?: boolean;
  /** Whether the bar below it already shows the total on phones. */
  readonly totalInBar?: boolean;
  /** Others are on their way: only their places are held. */
  readonly pending?: boolean;
}

/** An order's totals, line by line. They begin with what its lines add up to, as its invoice does. */
export function TotalsList(props: TotalsListProps) {
  const { totals, goods, beforeDelivery = false, totalInBar = false, pending = false } = props;
  const t = useTranslations('checkout');
  const format = useFormat();
  const saved = goods?.product_discount ?? 0;
  return (
    <section
      aria-label={t('totalsTitle')}
      aria-busy={pending || undefined}
      data-total-in-bar={totalInBar || undefined}
      className={styles.list}
    >
      <dl className={styles.totals}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Amount value={format.price(totals.subtotal)} pending={pending} />
          </dd>
        </div>
        {totals.discount === 0 ? null : (
          <div className={styles.discount}>
            <dt>{t('discount')}</dt>
            <dd>
              <Amount value={format.price(-totals.discount)} pending={pending} />
            </dd>
          </div>
        )}
        {beforeDelivery ? null : (
          <div>
            <dt>{t('shipping')}</dt>
            <dd>
              {pending ? (
                <Amount value={format.price(totals.shipping)} pending />
              ) : (
                <DeliveryPrice cost={totals.shipping} />
              )}
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t(beforeDelivery ? 'totalBeforeDelivery' : 'total')}</dt>
          <dd>
            <Amount value={format.price(totals.total)} pending={pending} />
          </dd>
        </div>
      </dl>
      {/* Staff may have agreed on a price above the list's. */}
      {saved > 0 ? (
        <p className={styles.saved}>
          {t.rich('savings', {
            amount: () => <Amount key="amount" value={format.price(saved)} pending={pending} />,
          })}
        </p>
      ) : null}
      <p className={styles.vat}>
        {t.rich('vat', {
          amount: format.price(totals.vat_included),
          price: () => <Amount value={format.price(totals.vat_included)} pending={pending} />,
        })}
      </p>
    </section>
  );
}
