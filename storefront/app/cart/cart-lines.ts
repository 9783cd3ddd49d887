import { CART_LINES_MAX, LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';

/** One product in the cart; `quantity` is at least 1 (specification §3, §5). */
export interface CartLine {
  readonly id: number;
  readonly quantity: number;
}
export type CartLines = readonly CartLine[];

function bounded(quantity: number): number {
  return Math.min(LINE_QUANTITY_MAX, Math.max(0, Math.trunc(quantity)));
}

/** Sets a line's quantity, creating it at the end when absent; 0 or less removes it. */
export function withQuantity(lines: CartLines, id: number, quantity: number): CartLines {
  const whole = bounded(quantity);
  const present = lines.some((line) => line.id === id);
  if (whole === 0) return present ? lines.filter((line) => line.id !== id) : lines;
  if (present) {
    return lines.map((line) => (line.id === id ? { id, quantity: whole } : line));
  }
  return lines.length >= CART_LINES_MAX ? lines : [...lines, { id, quantity: whole }];
}

/** A product's quantity in the cart; 0 without a line. */
export function quantityOf(lines: CartLines, id: number): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

/** Whether the cart can take a product: it is in it already, or there is room for one more line. */
export function cartHasRoomFor(lines: CartLines, id: number): boolean {
  return lines.length < CART_LINES_MAX || lines.some((line) => line.id === id);
}

/** Units in the cart, for the badge, without those of products that are no longer sold. */
export function countUnits(lines: CartLines, unsold: readonly number[] = []): number {
  return lines.reduce((sum, { id, quantity }) => sum + (unsold.includes(id) ? 0 : quantity), 0);
}

/** The valid lines of a stored value: damaged ones are dropped, duplicates summed. */
export function validLines(stored: unknown): CartLines {
  if (!Array.isArray(stored)) return [];
  let lines: CartLines = [];
  for (const entry of stored) {
    // A line without a quantity is one unit (specification §9).
    const { id, quantity = 1 } = (entry ?? {}) as Partial<Record<'id' | 'quantity', unknown>>;
    if (!Number.isSafeInteger(id) || !Number.isSafeInteger(quantity)) continue;
    if ((id as number) <= 0 || (quantity as number) <= 0) continue;
    const present = quantityOf(lines, id as number);
    lines = withQuantity(lines, id as number, present + (quantity as number));
  }
  return lines;
}
