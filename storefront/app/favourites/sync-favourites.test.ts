import { type FakeTab, fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, test, vi } from 'vitest';

/** The accounts, by customer: what the shop would hold. */
const accounts = new Map<number, number[]>();
let calls: { add: number[]; remove: number[] }[] = [];
let during: (() => void) | undefined;
let signedIn: number | undefined;
let tab: FakeTab;

vi.mock('../session/session.ts', () => ({
  currentShopper: () => (signedIn === undefined ? undefined : { id: signedIn }),
}));
vi.mock('../session/browser-client.ts', () => ({
  browserApi: () => ({
    async call(_: string, { body }: { body: { add: number[]; remove: number[] } }) {
      calls.push(body);
      const customer = signedIn ?? 0;
      const held = (accounts.get(customer) ?? []).filter((id) => !body.remove.includes(id));
      accounts.set(customer, [...new Set([...held, ...body.add])]);
      during?.();
      return { data: accounts.get(customer) };
    },
  }),
}));

/** A device as its page starts, with what it has stored. */
async function device(stored: Readonly<Record<string, string>> = {}) {
  tab = fakeLocalStorage(stored);
  vi.resetModules();
  const favourites = await import('./change-favourites.ts');
  favourites.startFavourites();
  return { ...favourites, ...(await import('./sync-favourites.ts')) };
}
const stored = () => Object.fromEntries(tab.values);

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  accounts.clear();
  calls = [];
  during = undefined;
  signedIn = 7;
});

test('after logging in the device and the account have both their favourites', async () => {
  accounts.set(7, [1, 2]);
  const { syncFavourites, favouriteIds } = await device({ FAVORITES_KEY: '[2,3]' });
  await syncFavourites();
  expect([favouriteIds(), accounts.get(7)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(tab.values.get('FAVORITES_KEY')).toBe('[1,2,3]');
});

test('a heart taken back here goes from the account, and one taken back elsewhere goes here', async () => {
  accounts.set(7, [1, 2, 3]);
  const { syncFavourites, favouriteIds, removeFavourite } = await device();
  await syncFavourites();
  removeFavourite(2);
  accounts.set(7, [2, 3]);
  await syncFavourites();
  expect(calls.at(-1)).toEqual({ add: [], remove: [2] });
  expect(favouriteIds()).toEqual([3]);
});

test('without a change the account is not asked again for a while', async () => {
  const { syncFavourites } = await device({ FAVORITES_KEY: '[1]' });
  await syncFavourites();
  await syncFavourites();
  expect(calls).toHaveLength(1);
  await syncFavourites({ force: true });
  expect(calls.at(-1)).toEqual({ add: [], remove: [] });
});

test('a heart pressed while the answer is on its way stays, and is sent next', async () => {
  const { syncFavourites, favouriteIds, addFavourite, removeFavourite } = await device({
    FAVORITES_KEY: '[1,2]',
  });
  during = () => {
    addFavourite(5);
    removeFavourite(1);
  };
  await syncFavourites();
  expect(favouriteIds()).toEqual([2, 5]);
  during = undefined;
  await syncFavourites();
  expect(calls.at(-1)).toEqual({ add: [5], remove: [1] });
  expect(accounts.get(7)).toEqual([2, 5]);
});

test('another customer on the device gets what a guest added, not what the first one has in the account', async () => {
  const first = await device({ FAVORITES_KEY: '[1]' });
  await first.syncFavourites();
  first.addFavourite(4);
  signedIn = 8;
  accounts.set(8, [9]);
  const second = await device(stored());
  await second.syncFavourites();
  expect([accounts.get(7), accounts.get(8), second.favouriteIds()]).toEqual([[1], [9, 4], [9, 4]]);
});

test('a guest’s favourites stay on the device, and a full device keeps what it has', async () => {
  signedIn = undefined;
  const guest = await device({ FAVORITES_KEY: '[1]' });
  await guest.syncFavourites();
  expect(calls).toEqual([]);
  signedIn = 7;
  accounts.set(7, [2]);
  tab.fill();
  await guest.syncFavourites();
  expect(guest.favouriteIds()).toEqual([1]);
});

test('a deleted account leaves no favourites on the device', async () => {
  accounts.set(7, [1, 2]);
  const { syncFavourites, forgetFavourites, favouriteIds } = await device();
  await syncFavourites();
  forgetFavourites();
  expect([favouriteIds(), stored()]).toEqual([[], { FAVORITES_KEY: '[]' }]);
});
