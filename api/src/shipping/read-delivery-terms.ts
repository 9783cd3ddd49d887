import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { shippingRates } from './shipping-tables.ts';

/** What delivery costs wherever the shop delivers, in piastres. */
export interface DeliveryTerms {
  readonly leastPiastres: number;
  readonly mostPiastres: number;
  /** Working days until it arrives in the farthest place; 0 where all of it comes on the same day. */
  readonly daysMost: number;
  /** Goods total from which it is free in every place; null where places differ, or it never is. */
  readonly freeOverPiastres: number | null;
}

/** Changes whenever a rate does. */
export const ratesDigest: SQL = tableDigest(shippingRates);

/** The range of all rates; undefined while the shop delivers nowhere. */
export async function readDeliveryTerms(db: Db): Promise<DeliveryTerms | undefined> {
  const { costPiastres: cost, freeOverPiastres: over, daysMax } = shippingRates;
  const [row] = await db
    .select({
      least: sql<number | null>`min(${cost})`.mapWith(Number),
      most: sql<number | null>`max(${cost})`.mapWith(Number),
      days: sql<number>`coalesce(max(${daysMax}), 0)`.mapWith(Number),
      rates: sql<number>`count(*)`.mapWith(Number),
      withThreshold: sql<number>`count(${over})`.mapWith(Number),
      lowest: sql<number | null>`min(${over})`.mapWith(Number),
      highest: sql<number | null>`max(${over})`.mapWith(Number),
    })
    .from(shippingRates);
  if (!row || row.rates === 0 || row.least === null || row.most === null) return undefined;
  const isShared = row.withThreshold === row.rates && row.lowest === row.highest;
  return {
    leastPiastres: row.least,
    mostPiastres: row.most,
    daysMost: row.days,
    freeOverPiastres: isShared ? row.lowest : null,
  };
}
