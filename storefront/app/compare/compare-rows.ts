import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { type SpecGroup, specGroups } from '../specifications/spec-groups.ts';
import type { SpecKey, SpecWords } from '../specifications/spec-row.ts';

/** One fact of all products compared. */
export interface CompareRow {
  readonly key: SpecKey;
  readonly label: string;
  /** One for each product, in their order; undefined where it is not known or means nothing. */
  readonly values: readonly (string | undefined)[];
  /** Whether all products have the same. */
  readonly equal: boolean;
}

export interface CompareGroup {
  readonly name: SpecGroup['name'];
  readonly rows: readonly CompareRow[];
}

const GROUPS: readonly SpecGroup['name'][] = ['light', 'fitting', 'body', 'sale'];

/** Everything that is known of any of the products, in the order of a specification. */
export function compareGroups(
  products: readonly ProductSpecs[],
  words: SpecWords,
): readonly CompareGroup[] {
  const columns = products.map((specs) => specGroups(specs, words));
  return GROUPS.flatMap((name) => {
    const lists = columns.map((groups) => groups.find((group) => group.name === name)?.rows ?? []);
    const labels = new Map(lists.flat().map(({ key, label }) => [key, label]));
    const rows = [...labels].map(([key, label]) => {
      const values = lists.map((list) => list.find((row) => row.key === key)?.value);
      return { key, label, values, equal: new Set(values).size === 1 };
    });
    return rows.length === 0 ? [] : [{ name, rows }];
  });
}
