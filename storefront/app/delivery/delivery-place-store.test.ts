import { type FakeTab, fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, it } from 'vitest';
import { keys } from '../storage/keys.ts';
import { deliveryPlaceStore, startDeliveryPlace, validPlace } from './delivery-place-store.ts';

const nasrCity = { stateId: 1, cityId: 12, names: { ar: 'مدينة نصر' } };

let tab: FakeTab;
beforeEach(() => {
  tab = fakeLocalStorage();
  deliveryPlaceStore.getState().choose(undefined);
});

it('is saved, and loaded by the next visit', () => {
  deliveryPlaceStore.getState().choose(nasrCity);
  deliveryPlaceStore.setState({ place: undefined });
  startDeliveryPlace()();
  expect(deliveryPlaceStore.getState().place).toEqual(nasrCity);
});

it('leaves nothing in storage when it is cleared', () => {
  deliveryPlaceStore.getState().choose(nasrCity);
  deliveryPlaceStore.getState().choose(undefined);
  expect(tab.values.has(keys.deliveryPlace)).toBe(false);
});

it.each([
  [null],
  ['القاهرة'],
  [{ stateId: 1 }],
  [{ stateId: '1', cityId: 2 }],
  [{ stateId: 1, cityId: -2 }],
])('a damaged value %j is dropped', (stored) => {
  expect(validPlace(stored)).toBeUndefined();
});

it('damaged names are dropped, the place stays', () => {
  expect(validPlace({ stateId: 1, cityId: 12, names: { ar: 7, en: 'Nasr City' } })).toEqual({
    stateId: 1,
    cityId: 12,
    names: { en: 'Nasr City' },
  });
  expect(validPlace({ stateId: 1, cityId: 12, names: 'x' })?.names).toEqual({});
});

it('follows what another tab chose', () => {
  const stop = startDeliveryPlace();
  tab.otherTab(keys.deliveryPlace, JSON.stringify(nasrCity));
  expect(deliveryPlaceStore.getState().place).toEqual(nasrCity);
  stop();
});
