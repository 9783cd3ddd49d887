import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { type SpecWords, when } from './spec-row.ts';

const MM_PER_CM = 10;

/**
 * A product's outer size in centimetres, `قطر 80 سم، ارتفاع 120 سم`, in the same words wherever it is said: figures
 * with a sign between them change their order in a text that runs from the right.
 */
export function sizeWords({ dimensions = {} }: ProductSpecs, { t }: SpecWords): string | undefined {
  const { diameter_mm, length_mm, width_mm, height_mm } = dimensions;
  const cm = (mm: number) => Math.round(mm) / MM_PER_CM;
  const sizes = [
    when(diameter_mm, (mm) => t('value.diameter', { value: cm(mm) })),
    when(length_mm, (mm) => t('value.length', { value: cm(mm) })),
    when(width_mm, (mm) => t('value.width', { value: cm(mm) })),
    when(height_mm, (mm) => t('value.height', { value: cm(mm) })),
  ]
    .filter((size) => size !== undefined)
    // A line ends between two measures, never within one.
    .map((size) => size.replaceAll(' ', '\u00a0'));
  if (sizes.length === 0) return undefined;
  return sizes.reduce((before, size) => t('value.sizes', { sizes: before, size }));
}
