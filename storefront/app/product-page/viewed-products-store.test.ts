import { type FakeTab, fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, it } from 'vitest';
import { keys } from '../storage/keys.ts';
import {
  startViewedProducts,
  VIEWED_MAX,
  validViewedIds,
  viewedProductsStore,
} from './viewed-products-store.ts';

let tab: FakeTab;
beforeEach(() => {
  tab = fakeLocalStorage();
  viewedProductsStore.getState().forgetAll();
});

const ids = () => viewedProductsStore.getState().ids;

it('contains the latest first, each once, up to the maximum', () => {
  const { note } = viewedProductsStore.getState();
  for (const id of [3, 5, 3]) note(id);
  expect(ids()).toEqual([3, 5]);
  for (let id = 100; id < 150; id += 1) note(id);
  expect(ids()).toHaveLength(VIEWED_MAX);
  expect(ids()[0]).toBe(149);
});

it('is saved, and loaded by the next visit', () => {
  viewedProductsStore.getState().note(7);
  expect(JSON.parse(tab.values.get(keys.viewedProducts) ?? '')).toEqual([7]);
  viewedProductsStore.setState({ ids: [] });
  startViewedProducts()();
  expect(ids()).toEqual([7]);
});

it('drops withdrawn products, and leaves nothing in storage after the last', () => {
  const { note, forget } = viewedProductsStore.getState();
  note(7);
  note(8);
  forget([7, 99]);
  expect(ids()).toEqual([8]);
  forget([8]);
  expect(tab.values.has(keys.viewedProducts)).toBe(false);
});

it.each([[null], ['7'], [{ 0: 7 }], [7]])('a damaged value %j is dropped', (stored) => {
  expect(validViewedIds(stored)).toEqual([]);
});

it('of a damaged list the sound ids stay', () => {
  expect(validViewedIds([7, '8', -1, 2.5, null, 7, 9])).toEqual([7, 9]);
});

it('follows what another tab looked at', () => {
  const stop = startViewedProducts();
  tab.otherTab(keys.viewedProducts, JSON.stringify([4]));
  expect(ids()).toEqual([4]);
  stop();
});
