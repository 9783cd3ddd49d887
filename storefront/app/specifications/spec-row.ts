import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Messages } from '@dp/ui/i18n/message-catalogue.ts';
import type { Translator } from '@dp/ui/i18n/translator.ts';

/** One row of the specification table; `note` explains the value in plain words. */
export interface SpecRow {
  readonly key: SpecKey;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** The values one by one, where each of several has a line of its own: a name and what goes with it. */
  readonly lines?: readonly SpecLine[];
}

export interface SpecLine {
  readonly name: string;
  readonly detail?: string;
}

/** The words of specification rows. */
export interface SpecWords {
  readonly t: Translator<'products'>;
  readonly specs: Translator<'specs'>;
  /** Joins several values, such as materials. */
  readonly list: (values: readonly string[]) => string;
}

export type SpecKey = keyof Messages['products']['spec'];

/** The name of a fact: a product with built-in light has no cap. */
export function labelOf(key: SpecKey, { base }: ProductSpecs, { t }: SpecWords): string {
  return t(`spec.${key === 'base' && base === 'integrated' ? 'source' : key}`);
}

/** A row, or none when there is no value. */
export function row(
  { t }: SpecWords,
  key: SpecKey,
  value: string | undefined,
  note?: string | undefined,
): readonly SpecRow[] {
  if (value === undefined || value === '') return [];
  return [{ key, label: t(`spec.${key}`), value, ...(note === undefined ? {} : { note }) }];
}

/** What `then` makes of a value, if there is one. */
export function when<T, R>(value: T | undefined, then: (value: T) => R): R | undefined {
  return value === undefined ? undefined : then(value);
}
