import type { QuotedLine } from '@dp/contract/quotes.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Link } from 'react-router';
import { problemOf } from '../cart/cart-view.ts';
import { useLineProblemText } from '../cart/use-line-problem-text.ts';
import { OrderLine } from '../order-lines/order-line.tsx';
import styles from './review-items.module.css';

/** The element id of the lines, to jump to them. */
export const ITEMS_ID = 'items';

export interface ReviewItemsProps {
  readonly lines: readonly QuotedLine[];
  /** How many products of the cart are no longer sold. */
  readonly missing: number;
  /** Whether the way to change them is here, and not above the sums. */
  readonly editable: boolean;
}

/** The ordered lines; each opens its own page. */
export function ReviewItems({ lines, missing, editable }: ReviewItemsProps) {
  const t = useTranslations('checkout');
  return (
    <Card
      title={t('items')}
      action={editable ? <Link to="/my-cart">{t('editCart')}</Link> : undefined}
    >
      {missing === 0 ? null : (
        <FormAlert look="plain">{t('missing', { count: missing })}</FormAlert>
      )}
      <ul id={ITEMS_ID} className={styles.lines}>
        {lines.map((line) => (
          <li key={line.product_id}>
            <Item line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Item({ line }: { line: QuotedLine }) {
  const { product_id: id, image, kelvin, name, quantity, unit_price: price, total } = line;
  const problemText = useLineProblemText();
  const problem = problemOf(quantity, line);
  return (
    <OrderLine
      picture={image ?? undefined}
      kelvin={kelvin ?? undefined}
      name={name}
      to={`/checkout/review/item?id=${id}`}
      quantity={quantity}
      price={price}
      total={total}
    >
      {problem === undefined ? null : <span className={styles.short}>{problemText(problem)}</span>}
    </OrderLine>
  );
}
