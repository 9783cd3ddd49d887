import { CART_LINES_MAX } from '@dp/contract/limits.ts';
import type { BoughtAlone } from './bought-alone.ts';
import type { CartLines } from './cart-lines.ts';
import { cartLines, restoreCart } from './change-cart.ts';

/** Lines with those of `ids` again as they were `before`, in their old places; the others stay as they are now. */
export function withBroughtBack(
  lines: CartLines,
  before: CartLines,
  ids: readonly number[],
): CartLines {
  const whole = [...lines];
  for (const [index, line] of before.entries()) {
    const isBack = whole.some(({ id }) => id === line.id);
    if (isBack || !ids.includes(line.id) || whole.length >= CART_LINES_MAX) continue;
    whole.splice(index, 0, line);
  }
  return whole;
}

/**
 * Undoes the removal of lines; what else was changed since, here or in another tab, stays.
 *
 * @returns false when the device is full.
 */
export function bringBack(before: CartLines, ids: readonly number[]): boolean {
  return restoreCart(withBroughtBack(cartLines(), before, ids));
}

/**
 * Undoes that a product replaced the cart; what else came into the cart since stays.
 *
 * @returns false when the device is full.
 */
export function bringCartBack({ before, bought }: BoughtAlone): boolean {
  const since = cartLines().filter(({ id }) => id !== bought.id);
  return restoreCart(
    withBroughtBack(
      since,
      before,
      before.map(({ id }) => id),
    ),
  );
}
