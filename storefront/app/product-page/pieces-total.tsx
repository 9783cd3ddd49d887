import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import type { ProductQuote } from '../cart/use-product-quote.ts';
import styles from './pieces-total.module.css';

export interface PiecesTotalProps {
  readonly quote: ProductQuote;
  /** As the shopper has it now. */
  readonly quantity: number;
  /** With its word above the sum instead of beside it. */
  readonly stacked?: boolean;
}

/** What several pieces cost together; its place only until the shop has quoted this quantity. */
export function PiecesTotal({ quote, quantity, stacked = false }: PiecesTotalProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const pending = quote.quantity !== quantity;
  return (
    <span
      className={styles.total}
      data-stacked={stacked || undefined}
      aria-busy={pending || undefined}
    >
      <span className={styles.label}>{t('total')}</span>
      <strong className={styles.sum}>
        <Amount value={format.price(quote.total)} pending={pending} />
      </strong>
    </span>
  );
}
