import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, test, vi } from 'vitest';

async function freshPage() {
  vi.resetModules();
  return { ...(await import('./cart-store.ts')), ...(await import('./change-cart.ts')) };
}

let tab: ReturnType<typeof fakeLocalStorage>;
beforeEach(() => {
  tab = fakeLocalStorage();
});

test('a line is made, changed, and removed at 0', async () => {
  const { setInCart, cartLines } = await freshPage();
  setInCart(7, 2);
  expect(cartLines()).toEqual([{ id: 7, quantity: 2 }]);
  setInCart(7, 1);
  expect(cartLines()).toEqual([{ id: 7, quantity: 1 }]);
  setInCart(7, 0);
  expect(cartLines()).toEqual([]);
});

test('every change is saved under CART_KEY as a list of {id, quantity}', async () => {
  const { setInCart, removeFromCart } = await freshPage();
  const stored = () => JSON.parse(tab.values.get('CART_KEY') ?? 'null');
  setInCart(7, 1);
  expect(stored()).toEqual([{ id: 7, quantity: 1 }]);
  setInCart(7, 2);
  expect(stored()).toEqual([{ id: 7, quantity: 2 }]);
  setInCart(8, 1);
  removeFromCart(7);
  expect(stored()).toEqual([{ id: 8, quantity: 1 }]);
});

test('clearing empties the cart and removes the stored one', async () => {
  const { setInCart, clearCart, cartLines } = await freshPage();
  setInCart(7, 1);
  clearCart();
  expect(cartLines()).toEqual([]);
  expect(tab.values.has('CART_KEY')).toBe(false);
});

test('a removal can be undone', async () => {
  const { setInCart, removeFromCart, restoreCart, cartLines } = await freshPage();
  setInCart(7, 1);
  setInCart(8, 1);
  const before = cartLines();
  removeFromCart(7);
  restoreCart(before);
  expect(cartLines()).toEqual(before);
});

test('the stored cart is there again after a reload', async () => {
  tab.values.set('CART_KEY', '[{"id":7,"quantity":4}]');
  const { startCart, cartLines } = await freshPage();
  startCart();
  expect(cartLines()).toEqual([{ id: 7, quantity: 4 }]);
});

test('a damaged stored cart is dropped', async () => {
  tab.values.set('CART_KEY', '[{"id":7,"quan');
  const { startCart, cartLines } = await freshPage();
  startCart();
  expect(cartLines()).toEqual([]);
  expect(tab.values.has('CART_KEY')).toBe(false);
});

test('a change in another tab shows here', async () => {
  const { startCart, cartLines } = await freshPage();
  startCart();
  tab.otherTab('CART_KEY', '[{"id":9,"quantity":1}]');
  expect(cartLines()).toEqual([{ id: 9, quantity: 1 }]);
  tab.otherTab('CART_KEY', null);
  expect(cartLines()).toEqual([]);
});

test('while hydrating the cart is empty, as it was on the server', async () => {
  const { cartStore, setInCart } = await freshPage();
  setInCart(7, 1);
  expect(cartStore.getInitialState().lines).toEqual([]);
});

test('a full storage changes nothing: the cart remains as stored', async () => {
  const { setInCart, removeFromCart, cartLines } = await freshPage();
  setInCart(7, 2);
  setInCart(8, 1);
  const before = cartLines();
  tab.fill();
  expect([removeFromCart(7), setInCart(9, 1)]).toEqual([false, false]);
  expect(cartLines()).toBe(before);
  expect(JSON.parse(tab.values.get('CART_KEY') ?? '')).toEqual(before);
});

test('the badge counts no line that is no longer sold, also after a new start', async () => {
  const before = await freshPage();
  before.setInCart(7, 4);
  before.setInCart(8, 3);
  before.noteUnsold([7]);
  const after = await freshPage();
  after.startCart();
  const { countUnits } = await import('./cart-lines.ts');
  const { lines, unsold } = after.cartStore.getState();
  expect(countUnits(lines, unsold)).toBe(3);
});

test('the badge counts a product that was no longer sold, was taken out, and is added again', async () => {
  const { setInCart, noteUnsold, removeFromCart, cartStore } = await freshPage();
  setInCart(7, 4);
  noteUnsold([7]);
  removeFromCart(7);
  setInCart(7, 1);
  const { countUnits } = await import('./cart-lines.ts');
  const { lines, unsold } = cartStore.getState();
  expect(countUnits(lines, unsold)).toBe(1);
});
