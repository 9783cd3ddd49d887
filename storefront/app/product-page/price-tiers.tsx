import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useId } from 'react';
import styles from './price-tiers.module.css';

export interface PriceTiersProps {
  readonly product: Pick<Product, 'price' | 'tiers' | 'specs'>;
  /** The chosen quantity, whose price is marked. */
  readonly quantity: number;
}

/** A product's prices by quantity; nothing for one without them. */
export function PriceTiers({ product: { price, tiers, specs }, quantity }: PriceTiersProps) {
  const t = useTranslations('products');
  const format = useFormat();
  const title = useId();
  if (tiers.length === 0) return null;
  const unit = specs.unit ?? 'piece';
  const steps = [{ from: 1, price }, ...tiers].map((step, index) => ({
    ...step,
    below: tiers[index]?.from ?? Number.POSITIVE_INFINITY,
  }));
  return (
    <section aria-labelledby={title} className={styles.tiers}>
      <h2 id={title} className={styles.title}>
        {t('tiers.title')}
        {unit === 'piece' ? null : <span className={styles.unit}>{t(`perUnit.${unit}`)}</span>}
      </h2>
      <ul className={styles.steps}>
        {steps.map(({ from, below, price: each }) => (
          <li
            key={from}
            className={styles.step}
            aria-current={from <= quantity && quantity < below ? 'true' : undefined}
          >
            <span className={styles.range}>
              {below === Number.POSITIVE_INFINITY ? (
                t('tiers.from', { from: format.number(from) })
              ) : (
                <bdi dir="ltr">
                  {format.number(from)}
                  {below - 1 > from ? `–${format.number(below - 1)}` : null}
                </bdi>
              )}
            </span>
            <bdi className={styles.price}>{format.price(each)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
