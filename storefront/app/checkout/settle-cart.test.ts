import { expect, it } from 'vitest';
import { leftInCart } from './settle-cart.ts';

const ordered = [
  { id: 1, quantity: 2 },
  { id: 2, quantity: 1 },
];

it('leaves nothing of a completely ordered cart', () => {
  const cart = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ];
  expect(leftInCart(cart, ordered)).toEqual([]);
});

it('preserves what another tab has added meanwhile', () => {
  const cart = [
    { id: 1, quantity: 3 },
    { id: 7, quantity: 4 },
  ];
  expect(leftInCart(cart, ordered)).toEqual([
    { id: 1, quantity: 1 },
    { id: 7, quantity: 4 },
  ]);
});
