import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { listPutBacks } from '../packing/list-put-backs.ts';
import { packOrder } from '../packing/pack-order.ts';
import { pickLine } from '../packing/pick-line.ts';
import { getPickingList } from '../packing/picking-list.ts';
import { putBackOrder } from '../packing/put-back-order.ts';
import { scanUnit } from '../packing/scan-unit.ts';
import { startPicking } from '../packing/start-picking.ts';
import { unpackOrder } from '../packing/unpack-order.ts';
import { readParcelsOf } from '../parcels/parcel-queries.ts';
import type { Principal } from '../principals/principal.ts';
import { setShelf } from '../products/shelves.ts';
import { addCourier } from './add-courier.ts';
import { addToHandover } from './add-to-handover.ts';
import { answerAskedDay } from './answer-asked-day.ts';
import { getCash, listHandIns, listOutstandingCash } from './cash-queries.ts';
import { confirmLabel } from './confirm-label.ts';
import { listCouriers } from './couriers.ts';
import { editCourier } from './edit-courier.ts';
import { exportCash } from './export-cash.ts';
import { handInCash } from './hand-in-cash.ts';
import { getHandover, listHandovers } from './handover-queries.ts';
import { inspectParcel } from './inspect-parcel.ts';
import { moveParcel } from './move-parcel.ts';
import { openHandover } from './open-handover.ts';
import { presentParcels } from './present-parcels.ts';
import { getLabels, getPackingSlips } from './print-queries.ts';
import { setTracking } from './set-tracking.ts';
import { getParcel, listParcels, readParcelForStaff } from './shipment-queries.ts';
import { signHandover } from './sign-handover.ts';
import { takeOffHandover } from './take-off-handover.ts';

const OK = { data: { ok: true } } as const;

/** Picking, packing, couriers, handovers, parcels, and the cash they bring. */
export function addShipmentsStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  addPackingRoutes(add, deps);
  addCourierRoutes(add, deps);
  addParcelRoutes(add, deps);
}

function addPackingRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  add('getPickingList', async ({ staff, query }) => ({
    data: await getPickingList(db, staff, query.orders),
  }));
  add('startPicking', async ({ staff, body }) => ({
    data: await startPicking(deps, staff, body),
  }));
  add('pickLine', async ({ staff, body }) => ({ data: await pickLine(deps, staff, body) }));
  add('scanUnit', async ({ staff, body }) => ({ data: await scanUnit(deps, staff, body) }));
  add('setShelf', async ({ staff, body }) => {
    await setShelf(deps, staff, body);
    return OK;
  });
  add('packOrder', async ({ staff, params, body }) => {
    await packOrder(deps, staff, { orderId: params.id, ...body });
    return { data: await presentParcels(db, await readParcelsOf(db, [params.id])) };
  });
  add('unpackOrder', async ({ staff, params, body }) => {
    await unpackOrder(deps, staff, { orderId: params.id, ...body });
    return OK;
  });
  add('listPutBacks', ({ staff, query }) => listPutBacks(db, staff, query));
  add('putBackOrder', async ({ staff, params, body }) => {
    await putBackOrder(deps, staff, { orderId: params.id, ...body });
    return OK;
  });
  add('getLabels', async ({ staff, query }) => ({
    data: await getLabels(deps, staff, query.orders),
  }));
  add('getPackingSlips', async ({ staff, query }) => ({
    data: await getPackingSlips(deps, staff, query.orders),
  }));
}

function addCourierRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  add('listCouriers', async ({ staff }) => ({ data: await listCouriers(db, staff) }));
  add('addCourier', async ({ staff, body }) => ({ data: await addCourier(deps, staff, body) }));
  add('editCourier', async ({ staff, params, body }) => ({
    data: await editCourier(deps, staff, { ...params, ...body }),
  }));
  add('listHandovers', ({ staff, query }) => listHandovers(db, staff, query));
  add('getHandover', async ({ staff, params }) => ({
    data: await getHandover(db, staff, params.id),
  }));
  add('openHandover', async ({ staff, body }) => ({
    data: await openHandover(deps, staff, body.courier_id),
  }));
  add('addToHandover', ({ staff, params, body }) =>
    addToHandover(deps, staff, { ...params, ...body }),
  );
  add('takeOffHandover', async ({ staff, params, body }) => ({
    data: await takeOffHandover(deps, staff, { id: params.id, parcelId: body.parcel_id }),
  }));
  add('signHandover', async ({ staff, params, body }) => ({
    data: await signHandover(deps, staff, { ...params, ...body }),
  }));
  add('getCash', async ({ staff }) => ({ data: await getCash(deps, staff) }));
  add('exportCash', async ({ staff, locale }) => ({ data: await exportCash(deps, staff, locale) }));
  add('listOutstandingCash', ({ staff, params, query }) =>
    listOutstandingCash(db, staff, { courierId: params.id, ...query }),
  );
  add('handInCash', async ({ staff, params, body }) => ({
    data: await handInCash(deps, staff, { courierId: params.id, ...body }),
  }));
  add('listHandIns', ({ staff, params, query }) =>
    listHandIns(db, staff, { courierId: params.id, ...query }),
  );
}

function addParcelRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listParcels', ({ staff, query }) => listParcels(db, staff, query));
  add('getParcel', async ({ staff, params }) => ({ data: await getParcel(db, staff, params.id) }));
  // Changing parcels needs no permission to read them: the change itself answers with the record.
  const changed = async (staff: Principal, id: number) => ({
    data: await readParcelForStaff(db, staff, id),
  });
  add('moveParcel', async ({ staff, params, body }) => {
    await moveParcel(deps, staff, { parcelId: params.id, ...body });
    return changed(staff, params.id);
  });
  add('answerAskedDay', async ({ staff, params, body }) => {
    await answerAskedDay(deps, staff, { parcelId: params.id, ...body });
    return changed(staff, params.id);
  });
  add('setTracking', async ({ staff, params, body }) => {
    await setTracking(deps, staff, { parcelId: params.id, ...body });
    return changed(staff, params.id);
  });
  add('confirmLabel', async ({ staff, params, body }) => {
    await confirmLabel(deps, staff, { parcelId: params.id, ...body });
    return changed(staff, params.id);
  });
  add('inspectParcel', async ({ staff, params, body }) => {
    catalog.stockMoved(await inspectParcel(deps, staff, { parcelId: params.id, ...body }));
    return changed(staff, params.id);
  });
}
