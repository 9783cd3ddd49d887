import type { Locale } from '@dp/contract/locale.ts';
import type { askForDayBody, TrackedOrder } from '@dp/contract/tracking.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { requireTrackedOrder } from '../orders/find-tracked-order.ts';
import { recordAskedDay } from '../parcels/change-parcels.ts';
import { askableDays, isPostponable } from '../parcels/expected-days.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { followParcels } from '../shipments/follow-parcels.ts';
import { lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import { trackOrder } from './track-order.ts';

/**
 * Asks for a parcel to come on another day, or with `day` null takes the wish back. Staff find it in the queue
 * of problems and answer it; a new wish replaces the last.
 *
 * @throws ProblemError 404 `tracking_not_found`, 404 `parcel_not_found` for another order's, 409
 *   `day_not_possible` once it is on its round or over, and for a day that is too early or too late.
 */
export async function askForDay(
  deps: Deps,
  shopper: ShopperPrincipal | undefined,
  { parcel_id: parcelId, day, ...body }: z.output<typeof askForDayBody>,
  locale: Locale,
): Promise<{ data: TrackedOrder }> {
  const at = deps.now();
  const tracker = { body, shopper };
  const { order: tracked } = await requireTrackedOrder(deps.db, tracker);
  const principal: ShopperPrincipal = {
    kind: 'shopper',
    customerId: tracked.customerId,
    partnerId: 0,
    sessionHash: '',
    verified: false,
  };
  await inTransaction(deps.db, async (tx) => {
    const { order, parcel } = await lockParcelAndOrder(tx, parcelId);
    if (order.id !== tracked.id) throw new ProblemError(404, 'parcel_not_found');
    if (parcel.askedDay === day) return;
    const days = askableDays(at);
    const possible = day === null || (day >= days.from && day <= days.to);
    if (!isPostponable(parcel) || !possible) {
      throw new ProblemError(409, 'day_not_possible', { state: parcel.state, ...days });
    }
    await recordAskedDay(tx, parcelId, { day, at });
    await followParcels(tx, deps, principal, { order, at });
  });
  return trackOrder(deps.db, tracker, locale);
}
