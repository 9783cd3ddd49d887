import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { DeliveryRow } from './delivery-rows.ts';
import { courierDeliveries } from './delivery-tables.ts';

type Changes = Partial<Omit<DeliveryRow, 'id'>>;

/** A corrected address is to be sent to the company. */
export function toCorrect(at: Date): Changes {
  return { correction: 'pending', correctionFailure: null, correctAt: at };
}

/** Nothing is to be sent any more. */
export function corrected(
  correction: Exclude<DeliveryRow['correction'], 'pending'>,
  correctionFailure: string | null = null,
): Changes {
  const none = { correctAt: null, correctingUntil: null, correctionTries: 0 };
  return { correction, correctionFailure, ...none };
}

/** Registered deliveries of some parcels. */
export async function listRegistered(
  db: Db,
  parcelIds: readonly number[],
): Promise<{ id: number; parcelId: number }[]> {
  const { id, parcelId } = courierDeliveries;
  return db.select({ id, parcelId }).from(courierDeliveries).where(isRegistered(parcelIds));
}

/** Their order's address was corrected: it is to be sent to the company. The parcels are locked. */
export async function startCorrections(
  tx: Db,
  parcelIds: readonly number[],
  at: Date,
): Promise<{ id: number; parcelId: number }[]> {
  const { id, parcelId } = courierDeliveries;
  return tx
    .update(courierDeliveries)
    .set(toCorrect(at))
    .where(isRegistered(parcelIds))
    .returning({ id, parcelId });
}

function isRegistered(parcelIds: readonly number[]) {
  const { parcelId, state } = courierDeliveries;
  return and(inArray(parcelId, [...parcelIds]), eq(state, 'created'));
}

/**
 * Claims a pending correction, so that one process sends it at a time.
 *
 * @returns undefined when there is none, or somebody else is sending it.
 */
export async function claimCorrection(
  db: Db,
  id: number,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(courierDeliveries)
    .set({ correctingUntil: until })
    .where(
      and(
        eq(courierDeliveries.id, id),
        eq(courierDeliveries.state, 'created'),
        eq(courierDeliveries.correction, 'pending'),
        isFree(at),
      ),
    )
    .returning();
  return row;
}

/** Nobody is sending it. */
function isFree(at: Date) {
  const { correctingUntil } = courierDeliveries;
  return or(isNull(correctingUntil), lte(correctingUntil, at));
}

/** The ids of deliveries whose corrected address is due to be sent. */
export async function listDueCorrections(db: Db, at: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: courierDeliveries.id })
    .from(courierDeliveries)
    .where(
      and(isNotNull(courierDeliveries.correctAt), lte(courierDeliveries.correctAt, at), isFree(at)),
    )
    .orderBy(asc(courierDeliveries.correctAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
