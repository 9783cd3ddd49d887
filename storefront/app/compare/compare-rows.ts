import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { type SpecGroup, specGroups } from '../specifications/spec-groups.ts';
import type { SpecKey, SpecWords } from '../specifications/spec-row.ts';

/** The value of a fact that a lamp sold without bulbs leaves to its bulb. */
export const BY_BULB = Symbol('by bulb');

/** One fact of all products compared. */
export interface CompareRow {
  readonly key: SpecKey;
  readonly label: string;
  /**
   * One for each product, in their order; undefined where it is not known or means nothing, `BY_BULB` where the
   * bulb that is put in decides it.
   */
  readonly values: readonly (string | typeof BY_BULB | undefined)[];
  /** Whether all products have the same. */
  readonly equal: boolean;
}

export interface CompareGroup {
  readonly name: SpecGroup['name'];
  readonly rows: readonly CompareRow[];
}

/** What a lamp sold without bulbs leaves to the bulb that is put in. */
const FACTS_OF_BULBS: readonly SpecKey[] = [
  'lumen',
  'efficacy',
  'cct_kelvin',
  'cri',
  'beam_angle',
  'watt',
  'energy_class',
  'lifetime_hours',
];

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
      const values = lists.map(
        (list, at) =>
          list.find((row) => row.key === key)?.value ??
          (leftToBulb(key, products[at]) ? BY_BULB : undefined),
      );
      return { key, label, values, equal: new Set(values).size === 1 };
    });
    return rows.length === 0 ? [] : [{ name, rows }];
  });
}

function leftToBulb(key: SpecKey, specs: ProductSpecs | undefined): boolean {
  if (specs === undefined || !FACTS_OF_BULBS.includes(key)) return false;
  const { base, lamps_included } = specs;
  const hasSocket = base !== undefined && base !== 'integrated';
  return hasSocket && lamps_included !== true && goodsOf(specs) === 'luminaire';
}
