import { type Goods, goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { bodyRows } from './body-rows.ts';
import { fittingRows } from './fitting-rows.ts';
import { lightRows } from './light-rows.ts';
import { saleRows } from './sale-rows.ts';
import type { SpecKey, SpecRow, SpecWords } from './spec-row.ts';

/** Rows that belong together, under one heading. */
export interface SpecGroup {
  readonly name: 'light' | 'fitting' | 'body' | 'sale';
  readonly rows: readonly SpecRow[];
}

/** Facts that say something about light or a room, and nothing about goods without light. */
const OF_LIGHT: readonly SpecKey[] = ['rooms', 'style', 'mounting', 'standing'];
/** Facts that mean nothing for a sort of goods, whatever the catalogue says. */
const MEANINGLESS: Readonly<Record<Goods, readonly SpecKey[]>> = {
  luminaire: [],
  bulb: ['style', 'mounting', 'standing'],
  strip: ['style', 'standing'],
  driver: [...OF_LIGHT, 'efficacy'],
  dimmer: ['rooms', 'style', 'standing'],
  control: ['rooms', 'style', 'standing'],
  part: OF_LIGHT,
};

/** A product's specification in groups: known values that mean something for its sort of goods. */
export function specGroups(specs: ProductSpecs, words: SpecWords): readonly SpecGroup[] {
  const without = MEANINGLESS[goodsOf(specs)];
  const groups: readonly SpecGroup[] = [
    { name: 'light', rows: lightRows(specs, words) },
    { name: 'fitting', rows: fittingRows(specs, words) },
    { name: 'body', rows: bodyRows(specs, words) },
    { name: 'sale', rows: saleRows(specs, words) },
  ];
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ key }) => !without.includes(key)) }))
    .filter(({ rows }) => rows.length > 0);
}
