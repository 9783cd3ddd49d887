import type { Db } from '../database/database.ts';
import { recordInspection } from '../parcels/change-parcels.ts';
import { readParcelLines } from '../parcels/parcel-queries.ts';
import type { Principal } from '../principals/principal.ts';
import { unitsBack } from '../products/inspected-units.ts';
import { takeBackStock } from '../products/move-stock.ts';
import type { ParcelRow } from './present-parcels.ts';

/**
 * Writes off what was in a locked parcel that was given up, as an inspection does that finds nothing of use: the books
 * then know where each piece went.
 */
export async function writeOffParcel(
  tx: Db,
  principal: Principal,
  { parcel: { id: parcelId, orderId }, at }: { parcel: ParcelRow; at: Date },
): Promise<void> {
  const found = (await readParcelLines(tx, [parcelId])).map(({ productId, quantity }) => ({
    ...{ productId, quantity },
    outcome: 'written_off' as const,
  }));
  await recordInspection(tx, principal, { parcelId, found, at });
  await takeBackStock(tx, unitsBack(found), { orderId, principal, at });
}
