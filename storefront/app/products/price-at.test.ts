import { expect, test } from 'vitest';
import { priceAt } from './price-at.ts';

const product = {
  price: 55,
  tiers: [
    { from: 6, price: 51 },
    { from: 12, price: 48 },
  ],
};

test('one of many pieces has the price of the highest step that they reach', () => {
  expect([1, 5, 6, 11, 12, 50].map((quantity) => priceAt(product, quantity))).toEqual([
    55, 55, 51, 51, 48, 48,
  ]);
});

test('a product without steps has one price', () => {
  expect(priceAt({ price: 55, tiers: [] }, 99)).toBe(55);
});
