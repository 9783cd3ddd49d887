import type { OrderDifference } from '@dp/contract/orders.ts';
import { describe, expect, it } from 'vitest';
import { agreeTo, availableLines, listedDifferences } from './differences.ts';
import type { PlacementBody } from './placement.ts';

const body: PlacementBody = {
  address_id: 3,
  lines: [
    { id: 1, quantity: 5, expected_price: 120 },
    { id: 2, quantity: 1, expected_price: 480 },
    { id: 3, quantity: 2, expected_price: 90 },
  ],
  voucher_code: 'EID10',
  payment_method: 'cash_on_delivery',
  expected_total: 1_310,
  expected_shipping: 50,
  note: 'الدور التالت',
};
const quote = { subtotal: 440, discount: 0, shipping: 65, total: 505, vat_included: 54.04 };
const every: OrderDifference[] = [
  { kind: 'stock', product_id: 1, name: 'Bulb', requested: 5, available: 2 },
  { kind: 'price', product_id: 1, name: 'Bulb', expected: 120, actual: 220 },
  { kind: 'missing', product_id: 2 },
  { kind: 'stock', product_id: 3, name: 'Spot', requested: 2, available: 0 },
  { kind: 'shipping', expected: 50, actual: 65 },
  { kind: 'voucher', code: 'EID10', reason: 'expired' },
  { kind: 'total', expected: 1_310, actual: 505 },
];

describe('agreeing to the differences', () => {
  it('applies all of them at once and leaves the rest unchanged', () => {
    expect(agreeTo(body, { differences: every, quote })).toEqual({
      address_id: 3,
      lines: [{ id: 1, quantity: 2, expected_price: 220 }],
      payment_method: 'cash_on_delivery',
      expected_total: 505,
      expected_shipping: 65,
      note: 'الدور التالت',
    });
  });

  it('leaves a valid voucher', () => {
    const differences: OrderDifference[] = [{ kind: 'total', expected: 1_310, actual: 1_200 }];
    const agreed = agreeTo(body, { differences, quote: { ...quote, total: 1_200, shipping: 50 } });
    expect(agreed).toEqual({ ...body, expected_total: 1_200 });
  });

  it('is not possible when nothing is left to order', () => {
    const gone = body.lines.map(({ id }) => ({ kind: 'missing' as const, product_id: id }));
    expect(agreeTo(body, { differences: gone, quote: null })).toBeUndefined();
  });
});

it('reduces the cart to what is available and leaves other lines alone', () => {
  const cart = [
    { id: 1, quantity: 1 },
    { id: 2, quantity: 1 },
    { id: 7, quantity: 4 },
  ];
  expect(availableLines(cart, every)).toEqual([
    { id: 1, quantity: 1 },
    { id: 7, quantity: 4 },
  ]);
});

it('lists everything except the total, which is shown separately', () => {
  expect(listedDifferences(every)).toHaveLength(6);
  expect(listedDifferences(every).map(({ kind }) => kind)).not.toContain('total');
});
