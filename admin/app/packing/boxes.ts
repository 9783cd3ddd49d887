import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import { typedUnits } from '../stock/typed-units.ts';

/** A box that an order is packed into, as typed. */
export interface Box {
  readonly id: number;
  /** Of each product; unused of the first box, which takes what no other does. */
  readonly units: Readonly<Record<number, string>>;
  readonly fragile: boolean;
  /** In grams. */
  readonly weight: string;
}

interface Line {
  readonly product_id: number;
  readonly quantity: number;
}

/** A further box, or the first of an order: nothing is said about it yet. */
export function newBox(id: number): Box {
  return { id, units: {}, fragile: false, weight: '' };
}

/** How many units of a product are in the first box; below zero where the others take too many. */
export function restOf({ product_id: id, quantity }: Line, [, ...others]: readonly Box[]): number {
  return others.reduce((rest, box) => rest - unitsIn(box, id), quantity);
}

/** What `packOrder` gets: one box takes everything. What does not add up is left to the API to refuse. */
export function parcelsOf(
  lines: readonly Line[],
  boxes: readonly Box[],
): NonNullable<StaffCallInput<'packOrder'>['body']['parcels']> {
  return boxes.map((box, index) => ({
    fragile: box.fragile,
    ...(box.weight.trim() === '' ? {} : { weight_grams: typedUnits(box.weight) }),
    ...(boxes.length === 1 ? {} : { lines: index === 0 ? rest(lines, boxes) : typed(lines, box) }),
  }));
}

/** The name of the field that says how many units of a product a box takes, as refusals name it. */
export function unitsField(lines: readonly Line[], box: Box, place: number, id: number): string {
  const sent = typed(lines, box).findIndex(({ product_id: one }) => one === id);
  return sent === -1 ? `box-${place}-${id}` : `parcels.${place}.lines.${sent}.quantity`;
}

function rest(lines: readonly Line[], boxes: readonly Box[]): Line[] {
  return lines
    .map((line) => ({ product_id: line.product_id, quantity: restOf(line, boxes) }))
    .filter(({ quantity }) => quantity > 0);
}

function typed(lines: readonly Line[], box: Box): Line[] {
  return lines
    .map(({ product_id: id }) => ({ product_id: id, quantity: unitsIn(box, id) }))
    .filter(({ quantity }) => quantity !== 0);
}

function unitsIn({ units }: Box, id: number): number {
  const text = units[id]?.trim() ?? '';
  return text === '' ? 0 : typedUnits(text);
}
