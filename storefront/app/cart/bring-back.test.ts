import { CART_LINES_MAX } from '@dp/contract/limits.ts';
import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { expect, test, vi } from 'vitest';
import { withBroughtBack } from './bring-back.ts';

const before = [1, 2, 3].map((id) => ({ id, quantity: 1 }));

test('a removed line comes back in its place; what was changed since stays', () => {
  const since = [
    { id: 1, quantity: 3 },
    { id: 3, quantity: 1 },
    { id: 9, quantity: 2 },
  ];
  expect(withBroughtBack(since, before, [2])).toEqual([
    { id: 1, quantity: 3 },
    { id: 2, quantity: 1 },
    { id: 3, quantity: 1 },
    { id: 9, quantity: 2 },
  ]);
});

test('a line that was removed otherwise stays removed, one that is back keeps its quantity', () => {
  expect(withBroughtBack([{ id: 2, quantity: 5 }], before, [2, 3])).toEqual([
    { id: 2, quantity: 5 },
    { id: 3, quantity: 1 },
  ]);
});

test('into a cart that is full by now nothing comes back, and nothing is pushed out', () => {
  const full = Array.from({ length: CART_LINES_MAX }, (_, index) => ({
    id: 100 + index,
    quantity: 1,
  }));
  expect(withBroughtBack(full, before, [1])).toEqual(full);
});

test('undo on this device: the stored cart has the line again, and says so when there is no room', async () => {
  const tab = fakeLocalStorage();
  vi.resetModules();
  const { bringBack } = await import('./bring-back.ts');
  const { cartLines, removeFromCart, setInCart } = await import('./change-cart.ts');
  for (const { id } of before) setInCart(id, 1);
  const shown = cartLines();
  removeFromCart(2);
  setInCart(3, 4);
  expect(bringBack(shown, [2])).toBe(true);
  expect(cartLines()).toEqual([before[0], before[1], { id: 3, quantity: 4 }]);
  removeFromCart(2);
  tab.fill();
  expect(bringBack(shown, [2])).toBe(false);
});
