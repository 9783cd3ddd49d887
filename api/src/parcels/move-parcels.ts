import type { AttemptReason, ParcelState } from '@dp/contract/parcel-states.ts';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { isUnderWay, PARCEL_NEXT } from './parcel-rules.ts';
import {
  changeParcels,
  insertParcelEvents,
  lockParcelRows,
  type ParcelRow,
} from './parcel-store.ts';
import { parcels } from './parcel-tables.ts';

/** A change of state of parcels that `lockParcels…` has locked. */
export interface ParcelStep {
  readonly to: ParcelState;
  /** With `attempt_failed`. */
  readonly reason?: AttemptReason | undefined;
  /** With the reason `postponed`: `2026-03-31`. */
  readonly postponedTo?: string | undefined;
  readonly note?: string | null | undefined;
  readonly at: Date;
  /** With `handed_over`. */
  readonly handover?: { readonly id: number; readonly courierId: number };
}

/** Locks the parcels of some orders, but not the void ones. The orders must be locked. */
export async function lockParcelsOf(tx: Db, orderIds: readonly number[]): Promise<ParcelRow[]> {
  return lockParcelRows(
    tx,
    and(inArray(parcels.orderId, [...orderIds]), ne(parcels.state, 'void')) as SQL,
  );
}

/** Locks the packed parcels on a handover's list. */
export async function lockParcelsOnList(tx: Db, handoverId: number): Promise<ParcelRow[]> {
  return lockParcelRows(
    tx,
    and(eq(parcels.handoverId, handoverId), eq(parcels.state, 'packed')) as SQL,
  );
}

/**
 * Moves locked parcels of one or more orders to a state, with an event for each.
 *
 * @throws ProblemError 409 `parcel_step_illegal` with `from`, `to` and the `next` states there are.
 */
export async function moveParcels(
  tx: Db,
  principal: Principal,
  rows: readonly ParcelRow[],
  { to, reason, postponedTo, note, at, handover }: ParcelStep,
): Promise<void> {
  for (const { state: from, id } of rows) {
    const next = PARCEL_NEXT[from];
    if (!next.includes(to)) {
      throw new ProblemError(409, 'parcel_step_illegal', { parcel: id, from, to, next });
    }
  }
  const failed = to === 'attempt_failed';
  const details = {
    reason: failed ? (reason ?? 'other') : null,
    postponedTo: failed ? (postponedTo ?? null) : null,
  };
  for (const attempts of new Set(rows.map((row) => row.attempts))) {
    const alike = rows.filter((row) => row.attempts === attempts).map(({ id }) => id);
    await changeParcels(tx, alike, {
      state: to,
      stateAt: at,
      // Whatever happened settles the question, or the courier would have to be asked again.
      askedDay: null,
      askedAt: null,
      dayAgreed: null,
      // Nobody reads the label any more.
      ...(isUnderWay({ state: to }) ? {} : { labelOutdated: false }),
      ...(failed ? { ...details, attempts: attempts + 1 } : {}),
      ...(to === 'delivered' ? { deliveredAt: at } : {}),
      ...(handover ? { handoverId: handover.id, courierId: handover.courierId } : {}),
    });
  }
  await insertParcelEvents(
    tx,
    rows.map(({ id }) => id),
    { state: to, ...details, note: note ?? null, ...actorOf(principal), at },
  );
}
