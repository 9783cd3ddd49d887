import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useMay } from '../session/me.ts';
import styles from './address-fields.module.css';
import type { MoneyValues } from './money-values.ts';

export interface MoneyFieldsProps {
  readonly values: MoneyValues;
  readonly onChange: (changed: Partial<MoneyValues>) => void;
  readonly problem: (name: string) => string | undefined;
}

/** What is agreed besides the prices: another delivery cost, and a discount by those who may give one. */
export function MoneyFields({ values, onChange, problem }: MoneyFieldsProps) {
  const t = useTranslations('orderForm');
  const mayDiscount = useMay('prices.edit');
  const amount = (name: 'shipping' | 'discount') => ({
    label: t(`money.${name}`),
    hint: t(`money.${name}Hint`),
    inputMode: 'decimal' as const,
    dir: 'ltr' as const,
    autoComplete: 'off',
    maxLength: 14,
    end: <span className={styles.unit}>{t('money.currency')}</span>,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <div className={styles.amounts}>
      <TextField {...amount('shipping')} name="shipping" error={problem('shipping')} />
      {mayDiscount ? (
        <TextField
          {...amount('discount')}
          name="discount.amount"
          error={problem('discount.amount')}
        />
      ) : null}
      {mayDiscount && values.discount.trim() !== '' ? (
        <div className={styles.wide}>
          <TextField
            name="discount.reason"
            label={t('money.discountReason')}
            hint={t('money.discountReasonHint')}
            autoComplete="off"
            dir="auto"
            maxLength={300}
            value={values.discountReason}
            onChange={(event) => onChange({ discountReason: event.currentTarget.value })}
            error={problem('discount.reason')}
          />
        </div>
      ) : null}
    </div>
  );
}
