import { expect, it } from 'vitest';
import { reorderPlan } from './reorder-plan.ts';

const product = (id: number, available: number) => ({
  id,
  stock: { available, in_stock: available > 0 },
});

it('orders what is available, and counts what is gone or scarce', () => {
  const lines = [
    { product_id: 1, quantity: 2 },
    { product_id: 2, quantity: 5 },
    { product_id: 3, quantity: 1 },
    { product_id: 4, quantity: 1 },
    { product_id: null, quantity: 1 },
  ];
  expect(reorderPlan(lines, [product(1, 9), product(2, 3), product(3, 0)])).toEqual({
    add: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 3 },
    ],
    gone: 3,
    fewer: 1,
  });
});
