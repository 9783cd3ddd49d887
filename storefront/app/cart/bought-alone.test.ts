import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, test } from 'vitest';
import { type BoughtAlone, boughtAlone, buyAlone } from './bought-alone.ts';
import { bringCartBack } from './bring-back.ts';
import { cartLines, clearCart, setInCart } from './change-cart.ts';

const lines = (...ids: readonly number[]) => ids.map((id) => ({ id, quantity: 1 }));

beforeEach(() => {
  fakeLocalStorage();
  clearCart();
});

test('a cart that gave way to one product is offered only while that product is all there is', () => {
  setInCart(1, 1);
  buyAlone({ id: 7, quantity: 2 });
  expect(boughtAlone()?.before).toEqual(lines(1));
  setInCart(8, 1);
  expect(boughtAlone()).toBeUndefined();
  clearCart();
  for (const id of [2, 3]) setInCart(id, 1);
  expect(boughtAlone()).toBeUndefined();
});

test('the cart comes back without the product, and with what came into it since', () => {
  setInCart(1, 1);
  setInCart(7, 1);
  buyAlone({ id: 7, quantity: 2 });
  const replaced = boughtAlone() as BoughtAlone;
  setInCart(9, 1);
  bringCartBack(replaced);
  expect(cartLines()).toEqual(lines(1, 7, 9));
});
