import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { lockKeys } from '../database/lock-keys.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { auditedRate } from './audited-rate.ts';
import { presentRate } from './present-rate.ts';
import { handleOf, nameOf, type RatedPlace, rateKey } from './rated-place.ts';
import { deleteRate, findOwnRate } from './shipping-store.ts';

/**
 * Removes a place's own rate: a city then has its governorate's, and a governorate has no delivery, except in
 * cities with their own rate.
 *
 * @param seen the version that the caller saw; undefined: whatever there is.
 * @throws ProblemError 403 `permission_required` without `rates.edit`, 404 `rate_not_found`, 409
 *   `record_changed`.
 */
export async function removeShippingRate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  place: RatedPlace,
  seen?: number,
): Promise<void> {
  requirePermission(principal, 'rates.edit');
  // Pages name what delivery costs.
  await changeCatalog(db, async (tx) => {
    await lockKeys(tx, [rateKey(place)]);
    const own = await findOwnRate(tx, place.stateId, place.cityId);
    if (!own) throw new ProblemError(404, 'rate_not_found', { place: nameOf(place) });
    const { version } = own;
    await assertVersion({ seen: seen ?? version, version }, () => presentRate(own));
    await deleteRate(tx, place.stateId, place.cityId);
    await recordAudit(tx, principal, {
      action: 'rate.remove',
      subject: { kind: 'rate', id: handleOf(place) },
      before: auditedRate(own),
      at: now(),
    });
  });
}
