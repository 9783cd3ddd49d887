import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronDown } from 'lucide';
import { PieceChoice } from '../parts/piece-choice.tsx';
import styles from './refund-lines.module.css';

type Lines = OrderMoney['lines'];

/** The products of an order, of which the pieces to pay back are chosen. */
export function RefundLines({
  lines,
  pieces,
  onChange,
}: {
  readonly lines: Lines;
  /** How many, by product. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly onChange: (pieces: ReadonlyMap<number, number>) => void;
}) {
  const t = useTranslations('payments');
  const locale = useLocale();
  return (
    <details className={styles.lines}>
      <summary className={styles.summary}>
        {t('byLine')}
        <span className={styles.arrow}>
          <Icon of={ChevronDown} size={18} />
        </span>
      </summary>
      <p className={styles.hint}>{t('byLineHint')}</p>
      <ul>
        {lines.map(({ product_id: id, name, quantity }) => (
          <PieceChoice
            key={id}
            product={name[locale]}
            units={pieces.get(id) ?? 0}
            most={quantity}
            ticked={quantity}
            onChange={(units) => onChange(new Map(pieces).set(id, units))}
            label={<bdi>{name[locale]}</bdi>}
          />
        ))}
      </ul>
    </details>
  );
}
