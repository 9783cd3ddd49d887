import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { ShippingRate } from './shipping-rate.ts';
import { shippingRates } from './shipping-tables.ts';

const rateColumns = {
  costPiastres: shippingRates.costPiastres,
  freeOverPiastres: shippingRates.freeOverPiastres,
  daysMin: shippingRates.daysMin,
  daysMax: shippingRates.daysMax,
  version: shippingRates.version,
};

/** A rate with the version of its row. */
export interface StoredRate extends ShippingRate {
  readonly version: number;
}

/** The rate of a city, else of its governorate; undefined without delivery. */
export async function findRate(
  db: Db,
  stateId: number,
  cityId: number,
): Promise<StoredRate | undefined> {
  const [rate] = await db
    .select(rateColumns)
    .from(shippingRates)
    .where(
      and(
        eq(shippingRates.stateId, stateId),
        or(eq(shippingRates.cityId, cityId), isNull(shippingRates.cityId)),
      ),
    )
    .orderBy(sql`${shippingRates.cityId} nulls last`)
    .limit(1);
  return rate;
}

/** Every rate: governorates in their order, each followed by its cities'. */
export async function listRates(db: Db) {
  return db
    .select({ stateId: shippingRates.stateId, cityId: shippingRates.cityId, ...rateColumns })
    .from(shippingRates)
    .orderBy(asc(shippingRates.stateId), sql`${shippingRates.cityId} nulls first`);
}

/** A place's own rate, ignoring its governorate's. */
export async function findOwnRate(db: Db, stateId: number, cityId: number | null) {
  const [rate] = await db.select(rateColumns).from(shippingRates).where(atPlace(stateId, cityId));
  return rate;
}

/** Adds rates for places that have none. */
export async function insertMissingRates(
  db: Db,
  rates: readonly (ShippingRate & { stateId: number; cityId: number | null })[],
): Promise<void> {
  await db
    .insert(shippingRates)
    .values([...rates])
    .onConflictDoNothing();
}

/** Sets a place's own rate and returns its version. */
export async function upsertRate(
  db: Db,
  rate: ShippingRate & { stateId: number; cityId: number | null },
): Promise<number> {
  // Drizzle takes only columns as a conflict target; the index is on an expression. The first version is random:
  // who saw a rate that was removed since has not seen the one that was set again.
  const { rows } = await db.execute<{ version: number }>(sql`
    insert into shipping_rates
      (state_id, city_id, cost_piastres, free_over_piastres, days_min, days_max, version)
    values (${rate.stateId}, ${rate.cityId}, ${rate.costPiastres}, ${rate.freeOverPiastres},
      ${rate.daysMin}, ${rate.daysMax}, 1 + floor(random() * 1000000000)::int)
    on conflict (state_id, coalesce(city_id, 0)) do update set
      cost_piastres = excluded.cost_piastres,
      free_over_piastres = excluded.free_over_piastres,
      days_min = excluded.days_min,
      days_max = excluded.days_max,
      version = shipping_rates.version + 1
    returning version`);
  const [saved] = rows;
  if (saved === undefined) throw new Error('The rate was not written.');
  return saved.version;
}

/** Removes a place's own rate. */
export async function deleteRate(db: Db, stateId: number, cityId: number | null): Promise<void> {
  await db.delete(shippingRates).where(atPlace(stateId, cityId));
}

function atPlace(stateId: number, cityId: number | null) {
  return and(
    eq(shippingRates.stateId, stateId),
    cityId === null ? isNull(shippingRates.cityId) : eq(shippingRates.cityId, cityId),
  );
}
