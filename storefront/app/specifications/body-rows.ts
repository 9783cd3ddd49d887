import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { sizeWords } from './size-words.ts';
import { row, type SpecRow, type SpecWords, when } from './spec-row.ts';

const MM_PER_METRE = 1_000;

/** The rows about size, materials and place. */
export function bodyRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t, specs: names, list } = words;
  const { cutout_mm, cable_mm } = specs.dimensions ?? {};
  return [
    ...row(words, 'dimensions', sizeWords(specs, words)),
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
    ...row(words, 'material', materialText(specs, words)),
    ...row(words, 'finish', finishText(specs, words)),
    ...row(
      words,
      'style',
      when(specs.style, (value) => t(`style.${value}`)),
    ),
    ...row(words, 'rooms', list((specs.rooms ?? []).map((name) => names(`room.${name}`)))),
  ];
}

/** All its materials; empty when none is known. */
export function materialText({ material = [] }: ProductSpecs, { t, list }: SpecWords): string {
  return list(material.map((name) => t(`material.${name}`)));
}

/** All its finishes; empty when none is known. */
export function finishText({ finish = [] }: ProductSpecs, { specs, list }: SpecWords): string {
  return list(finish.map((name) => specs(`finish.${name}`)));
}
