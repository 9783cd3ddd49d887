import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Card } from '@dp/ui/parts/card.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { productAddress } from '../products/product-summary.ts';
import styles from './failed-page.module.css';

/** What the shopper wanted to order and still has in the cart. */
export function FailedGoods({ quote: { lines, totals } }: { quote: Quote }) {
  const t = useTranslations('checkout');
  const format = useFormat();
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
        <p className={styles.sum}>
          {t('subtotal')}
          <bdi>{format.price(totals.subtotal)}</bdi>
        </p>
      </Card>
    </div>
  );
}
