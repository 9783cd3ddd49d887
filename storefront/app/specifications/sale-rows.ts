import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { row, type SpecRow, type SpecWords, when } from './spec-row.ts';

/** Three hours a day, as a home lights its lamps. */
const HOURS_A_YEAR = 3 * 365;

/** How long a warranty is, in whole years where it is. */
export function warrantySpan(months: number): { years: number } | { months: number } {
  return months > 0 && months % 12 === 0 ? { years: months / 12 } : { months };
}

/** The rows about warranty and what is sold. */
export function saleRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t } = words;
  const { unit, pack_size, lifetime_hours: hours, warranty_months } = specs;
  return [
    ...row(
      words,
      'warranty_months',
      when(warranty_months, (months) => {
        const span = warrantySpan(months);
        return 'years' in span
          ? t('value.warrantyYears', span)
          : t('value.months', { count: span.months });
      }),
    ),
    ...row(
      words,
      'lifetime_hours',
      when(hours, (value) => t('value.hours', { value })),
      yearsOfLight(specs, words),
    ),
    // One piece is what a shopper expects.
    ...row(words, 'unit', unit === undefined || unit === 'piece' ? undefined : t(`unit.${unit}`)),
    ...row(
      words,
      'pack_size',
      pack_size === undefined || pack_size === 1
        ? undefined
        : t('value.pieces', { count: pack_size }),
    ),
  ];
}

/** How many years its life is in a home; not for a driver, whose hours are not hours of light. */
function yearsOfLight(specs: ProductSpecs, { t }: SpecWords): string | undefined {
  const years = Math.round((specs.lifetime_hours ?? 0) / HOURS_A_YEAR);
  return years < 1 || goodsOf(specs) === 'driver' ? undefined : t('value.years', { count: years });
}
