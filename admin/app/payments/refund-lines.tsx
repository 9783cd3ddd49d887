import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronDown } from 'lucide';
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
  const choose = (id: number, units: number) => onChange(new Map(pieces).set(id, units));
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
        {lines.map(({ product_id: id, name, quantity }) => {
          const units = pieces.get(id) ?? 0;
          return (
            <li key={id} className={styles.line}>
              <Checkbox
                checked={units > 0}
                onChange={({ target }) => choose(id, target.checked ? quantity : 0)}
                label={<bdi>{name[locale]}</bdi>}
              />
              {units > 0 && quantity > 1 ? (
                <QuantityStepper
                  value={units}
                  max={quantity}
                  name={name[locale]}
                  onChange={(next) => choose(id, next)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
