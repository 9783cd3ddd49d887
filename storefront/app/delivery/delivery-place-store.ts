import type { Locale } from '@dp/contract/locale.ts';
import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';

/** A governorate and one of its cities, with the city's names in the languages seen so far. */
export interface DeliveryPlace {
  readonly stateId: number;
  readonly cityId: number;
  /** Such as "مدينة نصر". */
  readonly names: Readonly<Partial<Record<Locale, string>>>;
}

export interface DeliveryPlaceState {
  readonly place: DeliveryPlace | undefined;
  choose(place: DeliveryPlace | undefined): void;
}

/** A stored place if valid, else undefined. */
export function validPlace(stored: unknown): DeliveryPlace | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { stateId, cityId, names } = stored as Record<string, unknown>;
  if (!isId(stateId) || !isId(cityId)) return undefined;
  const { ar, en } = (typeof names === 'object' && names !== null ? names : {}) as {
    ar?: unknown;
    en?: unknown;
  };
  return {
    stateId,
    cityId,
    names: {
      ...(typeof ar === 'string' ? { ar } : {}),
      ...(typeof en === 'string' ? { en } : {}),
    },
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** The place for delivery estimates, on this device; saved after each change. */
export const deliveryPlaceStore = createStore<DeliveryPlaceState>()((set) => ({
  place: undefined,
  choose: (place) => {
    set({ place });
    writeText(keys.deliveryPlace, place === undefined ? null : JSON.stringify(place));
  },
}));

function takeOver(): void {
  deliveryPlaceStore.setState({ place: validPlace(readJson(keys.deliveryPlace)) });
}

/** Loads the stored place, now and whenever another tab changes it. Returns a function that stops. */
export function startDeliveryPlace(): () => void {
  takeOver();
  return onOtherTab([keys.deliveryPlace], takeOver);
}
