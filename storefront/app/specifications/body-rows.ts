import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { row, type SpecRow, type SpecWords, when } from './spec-row.ts';

const MM_PER_CM = 10;
const MM_PER_METRE = 1_000;

/** The rows about size, materials and place. */
export function bodyRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t, specs: names, list } = words;
  const { diameter_mm, length_mm, width_mm, height_mm, cutout_mm, cable_mm } =
    specs.dimensions ?? {};
  const cm = (mm: number) => mm / MM_PER_CM;
  const sizes = [
    when(diameter_mm, (mm) => t('value.diameter', { value: cm(mm) })),
    when(length_mm, (mm) => t('value.length', { value: cm(mm) })),
    when(width_mm, (mm) => t('value.width', { value: cm(mm) })),
    when(height_mm, (mm) => t('value.height', { value: cm(mm) })),
  ].filter((size) => size !== undefined);
  return [
    ...row(words, 'dimensions', list(sizes)),
    ...row(
      words,
      'cutout',
      when(cutout_mm, (value) => t('value.hole', { value })),
    ),
    ...row(
      words,
      'cable',
      when(cable_mm, (mm) => t('value.metres', { value: mm / MM_PER_METRE })),
    ),
    ...row(words, 'material', list((specs.material ?? []).map((name) => t(`material.${name}`)))),
    ...row(words, 'finish', list((specs.finish ?? []).map((name) => names(`finish.${name}`)))),
    ...row(
      words,
      'style',
      when(specs.style, (value) => t(`style.${value}`)),
    ),
    ...row(words, 'rooms', list((specs.rooms ?? []).map((name) => names(`room.${name}`)))),
  ];
}
