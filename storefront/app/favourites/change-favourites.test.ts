import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, test, vi } from 'vitest';

async function freshPage() {
  vi.resetModules();
  return import('./change-favourites.ts');
}

let tab: ReturnType<typeof fakeLocalStorage>;
beforeEach(() => {
  tab = fakeLocalStorage();
});

test('adding twice stores one', async () => {
  const { addFavourite, favouriteIds } = await freshPage();
  addFavourite(7);
  addFavourite(7);
  expect(favouriteIds()).toEqual([7]);
});

test('a toggle adds if absent and removes if present', async () => {
  const { toggleFavourite, favouriteIds } = await freshPage();
  toggleFavourite(7);
  toggleFavourite(8);
  toggleFavourite(7);
  expect(favouriteIds()).toEqual([8]);
});

test('every change is saved under FAVORITES_KEY as a list of ids', async () => {
  const { addFavourite, removeFavourite } = await freshPage();
  addFavourite(7);
  addFavourite(8);
  expect(tab.values.get('FAVORITES_KEY')).toBe('[7,8]');
  removeFavourite(7);
  expect(tab.values.get('FAVORITES_KEY')).toBe('[8]');
});

test('of a stored list only valid ids remain, each once', async () => {
  tab.values.set('FAVORITES_KEY', '[3,"4",-1,3,null,5.5,9]');
  const { startFavourites, favouriteIds } = await freshPage();
  startFavourites();
  expect(favouriteIds()).toEqual([3, 9]);
});

test('a damaged stored list is dropped', async () => {
  tab.values.set('FAVORITES_KEY', '{"3":true}');
  const { startFavourites, favouriteIds } = await freshPage();
  startFavourites();
  expect(favouriteIds()).toEqual([]);
});

test('a change in another tab shows here', async () => {
  const { startFavourites, favouriteIds } = await freshPage();
  startFavourites();
  tab.otherTab('FAVORITES_KEY', '[5]');
  expect(favouriteIds()).toEqual([5]);
});

test('a full storage changes nothing: the favourites remain as stored', async () => {
  const { addFavourite, removeFavourite, favouriteIds } = await freshPage();
  addFavourite(7);
  tab.fill();
  expect([addFavourite(8), removeFavourite(7)]).toEqual([false, false]);
  expect(favouriteIds()).toEqual([7]);
});
