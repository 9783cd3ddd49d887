import { useTranslations } from '../i18n/i18n-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { classNames } from '../parts/class-names.ts';
import { Hidden } from '../parts/hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** What is paid, in EGP. */
  readonly price: number;
  /** The price before the discount, in EGP; struck when it is higher than `price`. */
  readonly listPrice?: number | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** Shows the old price above the new one. */
  readonly stacked?: boolean;
  readonly className?: string | undefined;
}

/** A price, with what it was before. Each amount is isolated from the direction of the text around. */
export function Price({ price, listPrice, size = 'medium', stacked, className }: PriceProps) {
  const t = useTranslations('ui');
  const format = useFormat();
  const amount = (egp: number) =>
    format.priceParts(egp).map(({ isNumber, text }) =>
      isNumber ? (
        text
      ) : (
        <span key={text} className={styles.currency}>
          {text}
        </span>
      ),
    );
  const reduced = listPrice !== undefined && listPrice > price;
  return (
    <span className={classNames(styles.price, styles[size], stacked && styles.stacked, className)}>
      {reduced ? <Hidden>{t('nowPrice')}</Hidden> : null}
      <bdi className={styles.now}>{amount(price)}</bdi>
      {reduced ? (
        <span className={styles.before}>
          <Hidden>{t('wasPrice')}</Hidden>
          <s>
            <bdi>{amount(listPrice)}</bdi>
          </s>
        </span>
      ) : null}
    </span>
  );
}

/** "20% off", without a minus sign, as a chip on the accent; hidden without a discount. */
export function DiscountChip({ discount }: { discount: number }) {
  const t = useTranslations('ui');
  const format = useFormat();
  if (discount <= 0) return null;
  return <span className={styles.discount}>{t('off', { percent: format.percent(discount) })}</span>;
}
