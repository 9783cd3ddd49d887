import type { Brand } from '@dp/contract/brands.ts';
import { createStore } from 'zustand/vanilla';
import { isApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import { oneStoreDatabase } from '../storage/one-store-database.ts';

const STORE = 'brands';
const CHANNEL = 'brands-db';

interface SavedBrandsState {
  /** Whole brands, by name; undefined until they are read. */
  readonly brands: readonly Brand[] | undefined;
}

/** The brands saved on this device (specification §3: whole brand objects in `brands-db`). */
export const savedBrandsStore = createStore<SavedBrandsState>()(() => ({ brands: undefined }));

let channel: BroadcastChannel | undefined;

const database = oneStoreDatabase('brands-db', STORE, 'id');

function isSound(brand: unknown): brand is Brand {
  const { id, name } = (brand ?? {}) as Partial<Brand>;
  return Number.isSafeInteger(id) && typeof name === 'string';
}

/** Reads the saved brands into the store. Without a working IndexedDB there are none. */
export async function loadSavedBrands(): Promise<void> {
  try {
    const all: unknown[] = await (await database()).getAll(STORE);
    savedBrandsStore.setState({ brands: all.filter(isSound) });
  } catch {
    savedBrandsStore.setState((state) => ({ brands: state.brands ?? [] }));
  }
}

/**
 * Adds a brand if absent, removes it if present (specification §4); shown at once, then stored. Where
 * IndexedDB is blocked it lasts as long as the tab.
 *
 * @returns false when the device was full; the list then shows what is really stored.
 */
export async function toggleSavedBrand(brand: Brand): Promise<boolean> {
  if (savedBrandsStore.getState().brands === undefined) await loadSavedBrands();
  const before = savedBrandsStore.getState().brands ?? [];
  const present = before.some(({ id }) => id === brand.id);
  const brands = present ? before.filter(({ id }) => id !== brand.id) : [...before, brand];
  savedBrandsStore.setState({ brands });
  const db = await database().catch(() => undefined);
  try {
    // biome-ignore lint/suspicious/noDrizzleDeleteWithoutWhere: IndexedDB; it deletes one key.
    if (present) await db?.delete(STORE, brand.id);
    else await db?.put(STORE, brand);
    channel?.postMessage('changed');
    return true;
  } catch {
    await loadSavedBrands();
    return false;
  }
}

/**
 * Updates the saved brands from the server. One that no longer exists stays as it was saved.
 *
 * @throws {ApiError} when the call fails.
 */
export async function renewSavedBrands(api: ApiClient): Promise<void> {
  if (savedBrandsStore.getState().brands === undefined) await loadSavedBrands();
  const saved = savedBrandsStore.getState().brands ?? [];
  const renewed = await Promise.all(saved.map((brand) => current(api, brand)));
  // Where it cannot be stored, the list is renewed for as long as the tab lasts.
  await storeRenewed(renewed).catch(() => undefined);
  const now = new Map(renewed.map((brand) => [brand.id, brand]));
  savedBrandsStore.setState(({ brands = [] }) => ({
    brands: brands.map((brand) => now.get(brand.id) ?? brand),
  }));
  channel?.postMessage('changed');
}

/** Stores those that are still saved: one removed while it was asked for stays removed. */
async function storeRenewed(renewed: readonly Brand[]): Promise<void> {
  const { store, done } = (await database()).transaction(STORE, 'readwrite');
  const storing = renewed.map(async (brand) => {
    if ((await store.getKey(brand.id)) !== undefined) await store.put(brand);
  });
  await Promise.all([...storing, done]);
}

async function current(api: ApiClient, brand: Brand): Promise<Brand> {
  try {
    return (await api.call('getBrand', { params: { id: brand.id } })).data;
  } catch (error) {
    if (isApiError(error, 'brand_not_found')) return brand;
    throw error;
  }
}

let followers = 0;

/**
 * Reads the saved brands and follows changes in other tabs, once for all components.
 *
 * @returns a function that stops.
 */
export function followSavedBrands(): () => void {
  followers += 1;
  if (followers === 1) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void loadSavedBrands();
    void loadSavedBrands();
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    channel?.close();
    channel = undefined;
  };
}
