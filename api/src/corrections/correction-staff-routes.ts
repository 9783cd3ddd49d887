import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { correctAddress } from './correct-address.ts';
import { getAddressCorrection } from './get-address-correction.ts';

/** Corrections of where an order goes while a parcel of it is on its way. */
export function addCorrectionStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('getAddressCorrection', ({ staff, params, locale }) =>
    getAddressCorrection(deps.db, staff, { orderId: params.id, locale }),
  );
  add('correctAddress', ({ staff, params, body, locale }) =>
    correctAddress(deps, staff, { orderId: params.id, locale }, body),
  );
}
