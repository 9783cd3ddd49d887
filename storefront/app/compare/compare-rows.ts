import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { type SpecGroup, specGroups } from '../specifications/spec-groups.ts';
import type { SpecKey, SpecRow, SpecWords } from '../specifications/spec-row.ts';

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
  /** For values that are lists, at the same place, what each has a line for. */
  readonly lines: readonly (SpecRow['lines'] | undefined)[];
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
/** Lamps are chosen by their size and material, bulbs by their light. */
const GROUPS_OF_LUMINAIRES: readonly SpecGroup['name'][] = ['body', 'light', 'fitting', 'sale'];

/** Each fact's place within its group, the same whichever products are compared. */
const ORDER: Readonly<Record<SpecKey, number>> = {
  lumen: 0,
  efficacy: 1,
  cct_kelvin: 2,
  cri: 3,
  beam_angle: 4,
  watt: 0,
  base: 1,
  source: 1,
  lamps: 2,
  lamps_included: 3,
  ip: 4,
  voltage: 5,
  dimmable: 6,
  mounting: 7,
  standing: 8,
  smart: 9,
  energy_class: 10,
  dimensions: 0,
  cutout: 1,
  cable: 2,
  material: 3,
  finish: 4,
  style: 5,
  rooms: 6,
  warranty_months: 0,
  lifetime_hours: 1,
  unit: 2,
  pack_size: 3,
};

/** Everything that is known of any of the products, in the order of a specification. */
export function compareGroups(
  products: readonly ProductSpecs[],
  words: SpecWords,
): readonly CompareGroup[] {
  const columns = products.map((specs) => specGroups(specs, words));
  const onlyLuminaires = products.every((specs) => goodsOf(specs) === 'luminaire');
  return (onlyLuminaires ? GROUPS_OF_LUMINAIRES : GROUPS).flatMap((name) => {
    const lists = columns.map((groups) => groups.find((group) => group.name === name)?.rows ?? []);
    const labels = new Map(lists.flat().map(({ key, label }) => [key, label]));
    // Beside each other some have a cap and some a light of their own: one name for both.
    if (labels.has('base')) labels.set('base', words.t('compare.base'));
    const ordered = [...labels].sort(([one], [other]) => ORDER[one] - ORDER[other]);
    const rows = ordered.map(([key, label]) => {
      const found = lists.map((list) => list.find((row) => row.key === key));
      const values = found.map(
        (row, at) =>
          row?.value ??
          onePiece(key, products[at], words) ??
          (leftToBulb(key, products[at]) ? BY_BULB : undefined),
      );
      const lines = found.map((row) => row?.lines);
      return { key, label, values, lines, equal: new Set(values).size === 1 };
    });
    return rows.length === 0 ? [] : [{ name, rows }];
  });
}

/** One piece, which goes without saying until it is beside a pack or a roll. */
function onePiece(key: SpecKey, specs: ProductSpecs | undefined, { t }: SpecWords) {
  if (specs === undefined || (specs.unit ?? 'piece') !== 'piece') return undefined;
  if (key === 'unit') return t('unit.piece');
  return key === 'pack_size' ? t('value.pieces', { count: 1 }) : undefined;
}

function leftToBulb(key: SpecKey, specs: ProductSpecs | undefined): boolean {
  if (specs === undefined || !FACTS_OF_BULBS.includes(key)) return false;
  const { base, lamps_included } = specs;
  const hasSocket = base !== undefined && base !== 'integrated';
  return hasSocket && lamps_included !== true && goodsOf(specs) === 'luminaire';
}
