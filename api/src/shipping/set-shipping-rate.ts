import { toPiastres } from '@dp/contract/money.ts';
import type { shippingRateBody } from '@dp/contract/staff/shipping.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { lockKeys } from '../database/lock-keys.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { auditedRate } from './audited-rate.ts';
import { presentRate } from './present-rate.ts';
import { handleOf, type RatedPlace, rateKey } from './rated-place.ts';
import type { ShippingRate } from './shipping-rate.ts';
import { findOwnRate, findRate, type StoredRate, upsertRate } from './shipping-store.ts';

/** Default delivery days where there was no rate before. */
const DAYS_UNKNOWN = { daysMin: 2, daysMax: 5 };

type Changes = z.output<typeof shippingRateBody> & {
  /** Version of the place's own rate as the caller saw it, 0: it had none; omitted: whatever there is. */
  readonly version?: number;
};

/**
 * Sets a place's delivery rate. Omitted values stay unchanged; a city without its own rate starts from its
 * governorate's.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`, 409 `record_changed`, 422
 *   `rate_cost_required` for a new rate without a cost.
 */
export async function setShippingRate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  place: RatedPlace,
  { cost, free_over, days, version: seen }: Changes,
): Promise<StoredRate> {
  requirePermission(principal, 'rates.edit');
  // Pages name what delivery costs.
  return changeCatalog(db, async (tx) => {
    await lockKeys(tx, [rateKey(place)]);
    const own = await findOwnRate(tx, place.stateId, place.cityId);
    const version = own?.version ?? 0;
    await assertVersion({ seen: seen ?? version, version }, () => (own ? presentRate(own) : null));
    const present =
      own ?? (place.cityId === null ? undefined : await findRate(tx, place.stateId, place.cityId));
    const costPiastres = cost === undefined ? present?.costPiastres : toPiastres(cost);
    if (costPiastres === undefined) throw new ProblemError(422, 'rate_cost_required');
    const rate: ShippingRate = {
      freeOverPiastres: null,
      ...DAYS_UNKNOWN,
      ...present,
      costPiastres,
      ...(free_over === undefined
        ? {}
        : { freeOverPiastres: free_over === null ? null : toPiastres(free_over) }),
      ...(days && { daysMin: days.min, daysMax: days.max }),
    };
    const saved = { ...rate, version: await upsertRate(tx, { ...place, ...rate }) };
    await recordAudit(tx, principal, {
      action: 'rate.set',
      subject: { kind: 'rate', id: handleOf(place) },
      ...(own && { before: auditedRate(own) }),
      after: auditedRate(saved),
      at: now(),
    });
    return saved;
  });
}
