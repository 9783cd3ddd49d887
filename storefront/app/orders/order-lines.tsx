import type { Order } from '@dp/contract/orders.ts';
import { Link } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { ProductPicture } from '../ui/product-picture.tsx';
import styles from './order-lines.module.css';

/** What was ordered, as it was then. What is still sold leads to its page. */
export function OrderLines({ lines }: { lines: Order['lines'] }) {
  const t = useTranslations('orders');
  const format = useFormat();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.sku} className={styles.line}>
          <ProductPicture
            picture={line.image ?? undefined}
            sizes="64px"
            className={styles.picture}
          />
          <div className={styles.words}>
            {line.product_id === null ? (
              <span className={styles.name}>{line.name}</span>
            ) : (
              <Link to={`/product/details/${line.product_id}`} className={styles.name}>
                {line.name}
              </Link>
            )}
            <span className={styles.sums}>
              <span className={styles.soft}>
                {t.rich('quantityTimes', {
                  count: format.number(line.quantity),
                  amount: format.price(line.unit_price),
                  price: (words) => <bdi>{words}</bdi>,
                })}
              </span>
              <bdi className={styles.total}>{format.price(line.total)}</bdi>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
