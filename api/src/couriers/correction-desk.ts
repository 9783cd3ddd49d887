import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isUnderWay } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import { correctDelivery } from './correct-delivery.ts';
import { corrected, toCorrect } from './correction-rows.ts';
import { type CourierDeps, requireCourier } from './courier-deps.ts';
import {
  changeDelivery,
  type DeliveryRow,
  lockDelivery,
  readDeliveriesOf,
} from './delivery-rows.ts';

/**
 * Sends a corrected address once more that the company refused or has not answered.
 *
 * @throws ProblemError 403 `permission_required` without `orders.edit`; 404 `parcel_not_found`; 409
 *   `courier_not_set_up`, `correction_not_open`.
 */
export async function retryCorrection(
  deps: CourierDeps,
  principal: Principal,
  parcelId: number,
): Promise<void> {
  requirePermission(principal, 'orders.edit');
  requireCourier(deps);
  const at = deps.now();
  const changes = toCorrect(at);
  const id = await changeOpen(deps, principal, parcelId, {
    action: 'parcel.retry-correction',
    changes,
  });
  await correctDelivery(deps, id);
}

/**
 * The company was told of a corrected address by phone or in its own account: nothing is sent any more.
 *
 * @throws ProblemError as `retryCorrection`, but for `courier_not_set_up`.
 */
export async function passOnCorrection(
  deps: CourierDeps,
  principal: Principal,
  parcelId: number,
): Promise<void> {
  requirePermission(principal, 'orders.edit');
  const changes = corrected('passed_on');
  await changeOpen(deps, principal, parcelId, { action: 'parcel.pass-on-correction', changes });
}

/** Changes a correction that the company has not taken of a parcel that is on its way. @returns the delivery's id. */
async function changeOpen(
  { db, now }: CourierDeps,
  principal: Principal,
  parcelId: number,
  {
    action,
    changes,
  }: { readonly action: `parcel.${string}`; readonly changes: Partial<DeliveryRow> },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { parcel } = await lockParcelAndOrder(tx, parcelId);
    const [newest] = await readDeliveriesOf(tx, [parcelId]);
    const delivery = newest && (await lockDelivery(tx, newest.id));
    const isOpen = delivery?.correction === 'pending' || delivery?.correction === 'refused';
    if (!delivery || !isOpen || !isUnderWay(parcel)) {
      throw new ProblemError(409, 'correction_not_open');
    }
    await changeDelivery(tx, delivery.id, changes);
    await recordAudit(tx, principal, {
      action,
      subject: { kind: 'parcel', id: parcelId },
      before: { correction: delivery.correction, failure: delivery.correctionFailure },
      after: { correction: changes.correction },
      at: now(),
    });
    return delivery.id;
  });
}
