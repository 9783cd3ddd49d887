import type { Db } from '../database/database.ts';
import type { ShippingRate } from './shipping-rate.ts';
import { deleteRate, findOwnRate, findRate, listRates, upsertRate } from './shipping-store.ts';

/** A governorate, or one city of it. */
export interface RatedPlace {
  readonly stateId: number;
  readonly cityId: number | null;
}

/** Why a rate cannot be. */
export class ShippingRateRefused extends Error {
  override readonly name = 'ShippingRateRefused';
  readonly fault: 'cost_missing' | 'days_backwards';
  constructor(fault: 'cost_missing' | 'days_backwards') {
    super(fault);
    this.fault = fault;
  }
}

/** Days until the owner says otherwise, where there was no rate before. */
const DAYS_UNKNOWN = { daysMin: 2, daysMax: 5 };

/**
 * Sets what delivery to a place costs. What is not given stays as it is; a city without a rate of its own
 * starts from its governorate's.
 *
 * @throws ShippingRateRefused
 */
export async function setShippingRate(
  db: Db,
  place: RatedPlace,
  changes: Partial<ShippingRate>,
): Promise<ShippingRate> {
  return db.transaction(async (tx) => {
    const present =
      place.cityId === null
        ? await findOwnRate(tx, place.stateId, null)
        : await findRate(tx, place.stateId, place.cityId);
    const costPiastres = changes.costPiastres ?? present?.costPiastres;
    if (costPiastres === undefined) throw new ShippingRateRefused('cost_missing');
    const rate: ShippingRate = {
      freeOverPiastres: null,
      ...DAYS_UNKNOWN,
      ...present,
      ...changes,
      costPiastres,
    };
    if (rate.daysMin > rate.daysMax) throw new ShippingRateRefused('days_backwards');
    await upsertRate(tx, { ...place, ...rate });
    return rate;
  });
}

/**
 * Takes a place's own rate away: a city then costs what its governorate does, and to a governorate
 * nothing is delivered, but to its cities with a rate of their own.
 *
 * @returns whether there was one.
 */
export async function removeShippingRate(db: Db, place: RatedPlace): Promise<boolean> {
  return deleteRate(db, place.stateId, place.cityId);
}

/** Every rate there is: governorates, each followed by its cities with rates of their own. */
export async function listShippingRates(db: Db): Promise<(RatedPlace & ShippingRate)[]> {
  return listRates(db);
}
