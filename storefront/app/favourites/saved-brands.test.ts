import type { Brand } from '@dp/contract/brands.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../api/client.ts';

function brand(id: number, name: string): Brand {
  return { id, name } as Brand;
}

/** A page as first loaded, on the browser's present databases. */
async function freshPage() {
  vi.resetModules();
  return import('./saved-brands.ts');
}

beforeEach(async () => {
  for (const [name, value] of Object.entries(await import('fake-indexeddb'))) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a toggle adds an absent brand and removes a present one', async () => {
  const { savedBrandsStore, toggleSavedBrand } = await freshPage();
  await toggleSavedBrand(brand(7, 'نوران'));
  expect(savedBrandsStore.getState().brands).toEqual([brand(7, 'نوران')]);
  await toggleSavedBrand(brand(7, 'نوران'));
  expect(savedBrandsStore.getState().brands).toEqual([]);
});

test('whole brands are stored in the database brands-db, version 1', async () => {
  const before = await freshPage();
  await before.toggleSavedBrand(brand(7, 'Nouran'));
  await before.toggleSavedBrand(brand(3, 'Luma'));
  const after = await freshPage();
  await after.loadSavedBrands();
  expect(after.savedBrandsStore.getState().brands).toEqual([brand(3, 'Luma'), brand(7, 'Nouran')]);
  expect(await indexedDB.databases()).toEqual([{ name: 'brands-db', version: 1 }]);
});

test('a toggle before the saved brands are read loses none of them', async () => {
  const before = await freshPage();
  await before.toggleSavedBrand(brand(7, 'Nouran'));
  const after = await freshPage();
  await after.toggleSavedBrand(brand(3, 'Luma'));
  expect(after.savedBrandsStore.getState().brands).toHaveLength(2);
});

test('a brand removed while the saved ones are renewed stays removed', async () => {
  const here = await freshPage();
  await here.toggleSavedBrand(brand(7, 'Nouran'));
  await here.toggleSavedBrand(brand(3, 'Luma'));
  const call = async (_name: string, { params: { id } }: { params: { id: number } }) => {
    if (id === 7) await here.toggleSavedBrand(brand(7, 'Nouran'));
    return { data: brand(id, 'Renewed') };
  };
  await here.renewSavedBrands({ call } as unknown as ApiClient);
  expect(here.savedBrandsStore.getState().brands).toEqual([brand(3, 'Renewed')]);
  await here.loadSavedBrands();
  expect(here.savedBrandsStore.getState().brands).toEqual([brand(3, 'Renewed')]);
});

test('damaged entries are left out', async () => {
  const { openDB } = await import('idb');
  const db = await openDB('brands-db', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('brands', { keyPath: 'id' }),
  });
  await db.put('brands', { id: 'not a number' });
  await db.put('brands', brand(3, 'Luma'));
  db.close();
  const { loadSavedBrands, savedBrandsStore } = await freshPage();
  await loadSavedBrands();
  expect(savedBrandsStore.getState().brands).toEqual([brand(3, 'Luma')]);
});

test('without a working IndexedDB a saved brand lasts as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new Error('SecurityError');
    },
  });
  const { savedBrandsStore, toggleSavedBrand } = await freshPage();
  await toggleSavedBrand(brand(7, 'Nouran'));
  expect(savedBrandsStore.getState().brands).toEqual([brand(7, 'Nouran')]);
});

test('many parts of a page follow the other tabs over one channel, until the last one stops', async () => {
  const here = await freshPage();
  const open = vi.fn();
  const close = vi.fn();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        open();
      }
      close = close;
    },
  );
  const [stopFirst, stopSecond] = [here.followSavedBrands(), here.followSavedBrands()];
  expect(open).toHaveBeenCalledTimes(1);
  stopFirst();
  expect(close).not.toHaveBeenCalled();
  stopSecond();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a full device changes nothing: the list shows what is stored', async () => {
  const { savedBrandsStore, toggleSavedBrand } = await freshPage();
  expect(await toggleSavedBrand(brand(7, 'Nouran'))).toBe(true);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await toggleSavedBrand(brand(3, 'Luma'))).toBe(false);
  expect(savedBrandsStore.getState().brands).toEqual([brand(7, 'Nouran')]);
  vi.restoreAllMocks();
});
