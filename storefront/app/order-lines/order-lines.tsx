import type { Order } from '@dp/contract/orders.ts';
import { OrderLine } from './order-line.tsx';
import styles from './order-lines.module.css';

/** The ordered lines, as of then. Products still on sale are linked. */
export function OrderLines({ lines }: { lines: Order['lines'] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.sku}>
          <OrderLine
            picture={line.image ?? undefined}
            kelvin={line.kelvin ?? undefined}
            name={line.name}
            to={line.product_id === null ? undefined : `/product/details/${line.product_id}`}
            quantity={line.quantity}
            price={line.unit_price}
            total={line.total}
          />
        </li>
      ))}
    </ul>
  );
}
