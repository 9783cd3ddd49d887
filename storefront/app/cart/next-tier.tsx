import type { QuotedLine } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import styles from './next-tier.module.css';

export interface NextTierProps {
  readonly quoted: Pick<QuotedLine, 'next_tier' | 'quantity'>;
  /** As the shopper has it now. */
  readonly quantity: number;
}

/** How many more bring the next price by quantity; its place only until the shop has quoted this quantity. */
export function NextTier({ quoted, quantity }: NextTierProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const next = quoted.next_tier;
  if (next === null) return null;
  return (
    <p className={styles.tier} data-stale={quantity !== quoted.quantity || undefined}>
      {t.rich('nextTier', {
        count: next.from - quoted.quantity,
        price: () => <bdi key="price">{format.price(next.price)}</bdi>,
      })}
    </p>
  );
}
