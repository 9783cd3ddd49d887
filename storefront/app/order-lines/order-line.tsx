import type { Picture } from '@dp/contract/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { smallPicture } from '../products/product-summary.ts';
import styles from './order-line.module.css';

export interface OrderLineProps {
  readonly picture: Picture | undefined;
  /** Colour temperature its light pass is tinted with. */
  readonly kelvin?: number | undefined;
  readonly name: string;
  /** Link target, if any. */
  readonly to?: string | undefined;
  readonly quantity: number;
  /** EGP, for one and for all. */
  readonly price: number;
  readonly total: number;
  /** Additional information below. */
  readonly children?: ReactNode;
}

/** One product of an order, while it is reviewed and ever after. */
export function OrderLine(props: OrderLineProps) {
  const { picture, kelvin, name, to, quantity, price, total, children } = props;
  return (
    <div className={styles.line}>
      <ProductPicture
        picture={picture && smallPicture(picture)}
        sizes="64px"
        kelvin={kelvin}
        className={styles.picture}
      />
      <OrderWords name={name} to={to} quantity={quantity} price={price} total={total}>
        {children}
      </OrderWords>
    </div>
  );
}

/** The words of such a line: the name, below it how many at which price, and the sum at the end. */
export function OrderWords(props: Omit<OrderLineProps, 'picture' | 'kelvin'>) {
  const { name, to, quantity, price, total, children } = props;
  const t = useTranslations('orders');
  const format = useFormat();
  return (
    <div className={styles.words}>
      {to === undefined ? (
        <span className={styles.name}>
          <WholeWords text={name} />
        </span>
      ) : (
        <Link to={to} className={styles.name}>
          <WholeWords text={name} />
        </Link>
      )}
      <span className={styles.sums}>
        {/* Of one the sum says it all. */}
        {quantity === 1 && price === total ? null : (
          <span className={styles.soft}>
            {t.rich('quantityTimes', {
              count: format.number(quantity),
              amount: format.price(price),
              price: (words) => <bdi>{words}</bdi>,
            })}
          </span>
        )}
        <bdi className={styles.total}>{format.price(total)}</bdi>
      </span>
      {children}
    </div>
  );
}
