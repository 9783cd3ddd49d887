import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { OrderLine } from '../order-lines/order-line.tsx';
import { TotalsList } from '../orders/totals-list.tsx';
import { productAddress } from '../products/product-summary.ts';
import styles from './failed-page.module.css';
import { lastFailure } from './last-failure.ts';
import { isBeforeDelivery } from './order-glance.tsx';

/** What the shopper wanted to order and still has in the cart. */
export function FailedGoods({ quote }: { quote: Quote }) {
  const t = useTranslations('checkout');
  const { lines, totals } = quote;
  // The cart alone has no address; with the one of the review its delivery and voucher are known, as agreed to.
  const reviewed = lastFailure()?.review.quote.totals;
  const agreed = reviewed?.subtotal === totals.subtotal ? reviewed : undefined;
  const isBefore = agreed === undefined && isBeforeDelivery(quote);
  return (
    <div className={styles.kept}>
      <Card title={t('failedItems')}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.product_id}>
              <OrderLine
                picture={line.image ?? undefined}
                kelvin={line.kelvin ?? undefined}
                name={line.name}
                to={productAddress(line.product_id)}
                quantity={line.quantity}
                price={line.unit_price}
                total={line.total}
              />
            </li>
          ))}
        </ul>
        <div className={styles.sums}>
          <TotalsList totals={agreed ?? totals} beforeDelivery={isBefore} />
        </div>
      </Card>
    </div>
  );
}
