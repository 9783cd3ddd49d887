import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Link } from 'react-router';
import { FormAlert } from '../forms/form-alert.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import type { ReviewLine } from './quote.ts';
import styles from './review-items.module.css';

export interface ReviewItemsProps {
  readonly lines: readonly ReviewLine[];
  /** How many products of the cart are no longer sold. */
  readonly missing: number;
}

/** What is ordered; each line opens a page of its own. */
export function ReviewItems({ lines, missing }: ReviewItemsProps) {
  const t = useTranslations('checkout');
  return (
    <Card title={t('items')} action={<Link to="/my-cart">{t('editCart')}</Link>}>
      {missing === 0 ? null : (
        <FormAlert look="plain">{t('missing', { count: missing })}</FormAlert>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.product.id}>
            <Item line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Item({ line }: { line: ReviewLine }) {
  const t = useTranslations('checkout');
  const { product, quantity, total, available } = line;
  return (
    <OrderLine
      picture={product.images[0]}
      kelvin={product.specs.cct_kelvin?.[0]}
      name={product.name}
      to={`/checkout/review/item?id=${product.id}`}
      quantity={quantity}
      price={product.price}
      total={total}
    >
      {available === undefined ? null : (
        <span className={styles.short}>
          {available === 0 ? t('soldOut') : t('onlyLeft', { count: available })}
        </span>
      )}
    </OrderLine>
  );
}
