import type { inspectParcelBody } from '@dp/contract/staff/shipments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Inspected, recordInspection } from '../parcels/change-parcels.ts';
import { readParcelLines } from '../parcels/parcel-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertAllInspected, unitsBack } from '../products/inspected-units.ts';
import { takeBackStock } from '../products/move-stock.ts';
import { followParcels } from './follow-parcels.ts';
import { assertSeen, lockParcelAndOrder } from './lock-parcel.ts';
import type { ParcelRow } from './present-parcels.ts';

/**
 * Records what was found in a parcel that came back, which decides about its stock. Once for each parcel.
 *
 * @returns the products whose stock may have changed.
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; 404 `parcel_not_found`; 409
 *   `record_changed`, `parcel_not_inspectable`; 422 `inspection_differs` unless each unit has one outcome.
 */
export async function inspectParcel(
  deps: Deps,
  principal: Principal,
  { parcelId, version, lines }: { parcelId: number } & z.output<typeof inspectParcelBody>,
): Promise<number[]> {
  requirePermission(principal, 'stock.adjust');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const { order, parcel } = await lockParcelAndOrder(tx, parcelId);
    await assertSeen(tx, parcel, version);
    const found = lines.map(({ product_id: productId, ...line }) => ({ productId, ...line }));
    await inspectLocked(tx, principal, { parcel, found, at });
    await followParcels(tx, deps, principal, { order, at });
    return found.map(({ productId }) => productId);
  });
}

/** Records the inspection of a locked parcel; the order's duties are the caller's. Throws as `inspectParcel`. */
export async function inspectLocked(
  tx: Db,
  principal: Principal,
  { parcel, found, at }: { parcel: ParcelRow; found: readonly Inspected[]; at: Date },
): Promise<void> {
  const { id: parcelId, orderId, state, inspectedAt } = parcel;
  if (state !== 'returned' || inspectedAt !== null) {
    throw new ProblemError(409, 'parcel_not_inspectable', { state, inspected_at: inspectedAt });
  }
  assertAllInspected(await readParcelLines(tx, [parcelId]), found);
  await recordInspection(tx, principal, { parcelId, found: merged(found), at });
  await takeBackStock(tx, unitsBack(found), { orderId, principal, at });
  await recordAudit(tx, principal, {
    action: 'parcel.inspect',
    subject: { kind: 'parcel', id: parcelId },
    after: { order: orderId, found },
    at,
  });
}

/** One row for each product and outcome, as the table holds them. */
function merged(found: readonly Inspected[]): Inspected[] {
  const rows = new Map<string, Inspected>();
  for (const each of found) {
    const key = `${each.productId} ${each.outcome}`;
    const before = rows.get(key);
    const note = [before?.note, each.note].filter((part) => part !== undefined).join('; ');
    rows.set(key, {
      ...each,
      quantity: each.quantity + (before?.quantity ?? 0),
      ...(note === '' ? {} : { note }),
    });
  }
  return [...rows.values()];
}
