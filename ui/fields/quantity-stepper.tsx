import { foldDigits } from '@dp/contract/digits.ts';
import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import { Minus, Plus } from 'lucide';
import { useState } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The product's name, to distinguish several steppers on a page. */
  readonly name: string;
  /** A larger number that is typed becomes this one; the page says why (`LimitNote` of the shop). */
  readonly max?: number;
  /** Shown next to the number, such as a metre. */
  readonly unit?: string;
  readonly disabled?: boolean;
}

/** The whole number in a text, in any digits, clamped to 1…`max`; undefined when there is none. */
export function quantityIn(text: string, max: number): number | undefined {
  const digits = foldDigits(text).trim();
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  return Math.min(Math.max(1, Number(digits)), Math.max(1, max));
}

/** Quantity: two buttons around an editable number. Never below 1; as high as a button beside it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, name, max = LINE_QUANTITY_MAX, unit, disabled = false } = props;
  const t = useTranslations('ui');
  const [typed, setTyped] = useState<string>();

  function keep(): void {
    setTyped(undefined);
    const quantity = typed === undefined ? undefined : quantityIn(typed, max);
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  }

  return (
    <fieldset aria-label={t('quantityOf', { name })} className={styles.stepper} dir="ltr">
      <IconButton
        label={t('decrease')}
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon of={Minus} />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('quantity')}
        disabled={disabled}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        className={styles.number}
      />
      {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      <IconButton
        label={t('increase')}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} />
      </IconButton>
    </fieldset>
  );
}
