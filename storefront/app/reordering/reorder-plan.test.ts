import { CART_LINES_MAX, LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import { expect, test } from 'vitest';
import { reorderPlan, withoutAdded } from './reorder-plan.ts';

const product = (id: number, available: number) => ({
  id,
  stock: { available, in_stock: available > 0 },
});

test('what is available is added, and what is gone or scarce is counted', () => {
  const lines = [
    { product_id: 1, quantity: 2 },
    { product_id: 2, quantity: 5 },
    { product_id: 3, quantity: 1 },
    { product_id: 4, quantity: 1 },
    { product_id: null, quantity: 1 },
  ];
  const cart = [{ id: 1, quantity: 4 }];
  expect(reorderPlan(lines, [product(1, 9), product(2, 3), product(3, 0)], cart)).toEqual({
    cart: [
      { id: 1, quantity: 6 },
      { id: 2, quantity: 3 },
    ],
    added: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 3 },
    ],
    short: 4,
    noRoom: 0,
  });
});

test('nothing counts as added that a full cart has no room for', () => {
  const cart = Array.from({ length: CART_LINES_MAX }, (_, at) => ({ id: at + 1, quantity: 1 }));
  const lines = [
    { product_id: 1, quantity: 2 },
    { product_id: 500, quantity: 3 },
  ];
  const plan = reorderPlan(lines, [product(1, 9), product(500, 9)], cart);
  expect(plan.cart).toEqual([{ id: 1, quantity: 3 }, ...cart.slice(1)]);
  expect(plan).toMatchObject({ added: [{ id: 1, quantity: 2 }], short: 0, noRoom: 1 });
});

test('undo takes away only what was added, and leaves what was changed since', () => {
  const before = [{ id: 1, quantity: LINE_QUANTITY_MAX - 1 }];
  const { cart, added, short } = reorderPlan(
    [
      { product_id: 1, quantity: 5 },
      { product_id: 2, quantity: 2 },
    ],
    [product(1, LINE_QUANTITY_MAX), product(2, 9)],
    before,
  );
  expect({ added, short }).toEqual({
    added: [
      { id: 1, quantity: 1 },
      { id: 2, quantity: 2 },
    ],
    short: 1,
  });
  expect(withoutAdded(cart, added)).toEqual(before);
  const since = [
    { id: 2, quantity: 3 },
    { id: 7, quantity: 1 },
  ];
  expect(withoutAdded(since, added)).toEqual([
    { id: 2, quantity: 1 },
    { id: 7, quantity: 1 },
  ]);
});
