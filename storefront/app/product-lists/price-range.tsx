import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Chip } from '@dp/ui/parts/chip.tsx';
import { type FocusEvent, useState } from 'react';
import { inOrder, price } from './list-query.ts';
import { meets, type PriceBand, priceBands } from './price-bands.ts';
import styles from './price-range.module.css';

type Range = NonNullable<ProductFacets['price']>;

export interface PriceRangeProps {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** The cheapest and the dearest product of the list, in EGP. */
  readonly range: Range | null;
  /** What the bands divide, when it is not `range`: they stay while other filters are being chosen. */
  readonly whole?: Range | null;
  readonly onChange: (range: {
    priceMin?: number | undefined;
    priceMax?: number | undefined;
  }) => void;
}

/** Bands to choose and two amounts to type; a slider alone could not be worked by everyone (WCAG 2.5.7). */
export function PriceRange({ min, max, range, whole = range, onChange }: PriceRangeProps) {
  const t = useTranslations('filters');
  const divided = whole ?? range;

  /** While one is typed, what it is compared with may be about to change. */
  function order({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    const [priceMin, priceMax] = inOrder(min, max);
    if (priceMin !== min) onChange({ priceMin, priceMax });
  }

  return (
    <fieldset className={styles.group} onBlur={order}>
      <legend className={styles.legend}>{t('price')}</legend>
      {divided === null ? null : (
        <Bands bands={priceBands(divided)} range={range} min={min} max={max} onChange={onChange} />
      )}
      <div className={styles.fields}>
        <Amount
          label={t('priceFrom')}
          value={min}
          bound={range && Math.floor(range.min)}
          onChange={(priceMin) => onChange({ priceMin })}
        />
        <Amount
          label={t('priceTo')}
          value={max}
          bound={range && Math.ceil(range.max)}
          onChange={(priceMax) => onChange({ priceMax })}
        />
      </div>
    </fieldset>
  );
}

interface BandsProps extends Pick<PriceRangeProps, 'range' | 'min' | 'max' | 'onChange'> {
  readonly bands: readonly PriceBand[];
}

function Bands({ bands, range, min, max, onChange }: BandsProps) {
  const t = useTranslations('filters');
  const format = useFormat();

  function name(band: PriceBand): string {
    if (band.min === undefined) return t('priceUpTo', { to: format.number(band.max ?? 0) });
    if (band.max === undefined) return t('priceOver', { from: format.number(band.min) });
    return t('priceBand', { from: format.number(band.min), to: format.number(band.max) });
  }

  if (bands.length === 0) return null;
  return (
    <div className={styles.bands}>
      {bands.map((band) => {
        const chosen = band.min === min && band.max === max;
        return (
          <Chip
            key={band.min ?? 0}
            pressed={chosen}
            disabled={!chosen && !meets(band, range)}
            onClick={() =>
              onChange({
                priceMin: chosen ? undefined : band.min,
                priceMax: chosen ? undefined : band.max,
              })
            }
          >
            <bdi>{name(band)}</bdi>
          </Chip>
        );
      })}
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number | undefined;
  /** What there is in the list, shown until something is typed. */
  readonly bound: number | null;
  readonly onChange: (value: number | undefined) => void;
}

function Amount({ label, value, bound, onChange }: AmountProps) {
  const t = useTranslations('filters');
  const format = useFormat();
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // Changed from outside, such as by "Clear all"; input in progress already has this value.
    setSeen(value);
    if (price(typed) !== value) setTyped(value === undefined ? '' : String(value));
  }
  const wrong = typed.trim() !== '' && price(typed) === undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={bound === null ? undefined : format.number(bound)}
      value={typed}
      error={wrong ? t('priceWrong') : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(price(text));
      }}
    />
  );
}
