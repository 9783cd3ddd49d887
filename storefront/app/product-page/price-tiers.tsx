import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useId } from 'react';
import { useLineLimit } from '../cart/use-line-limit.ts';
import styles from './price-tiers.module.css';

export interface PriceTiersProps {
  readonly product: Pick<Product, 'price' | 'tiers' | 'specs' | 'stock'>;
  /** The chosen quantity, whose price is marked. */
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** A product's prices by quantity, each a button that chooses its quantity; nothing for one without them. */
export function PriceTiers({ product, quantity, onQuantity }: PriceTiersProps) {
  const { price, tiers, specs, stock } = product;
  const t = useTranslations('products');
  const format = useFormat();
  const title = useId();
  const most = useLineLimit()(stock.available);
  if (tiers.length === 0) return null;
  const unit = specs.unit ?? 'piece';
  const steps = [{ from: 1, price }, ...tiers].map((step, index) => ({
    ...step,
    below: tiers[index]?.from ?? Number.POSITIVE_INFINITY,
  }));
  return (
    <div className={styles.tiers}>
      <h2 id={title} className={styles.title}>
        {t('tiers.title')}
        {unit === 'piece' ? null : <span className={styles.unit}>{t(`perUnit.${unit}`)}</span>}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form */}
      <div role="group" aria-labelledby={title} className={styles.steps}>
        {steps.map(({ from, below, price: each }) => (
          <button
            key={from}
            type="button"
            className={styles.step}
            aria-pressed={from <= quantity && quantity < below}
            disabled={from > most}
            onClick={() => onQuantity(from)}
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
            </span>{' '}
            <bdi className={styles.price}>{format.price(each)}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
