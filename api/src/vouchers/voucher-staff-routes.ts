import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { createVoucher } from './create-voucher.ts';
import { editVoucher } from './edit-voucher.ts';
import { endVoucher } from './end-voucher.ts';
import { presentVoucher } from './present-vouchers.ts';
import { getStaffVoucher, listStaffVouchers, listVoucherScopes } from './voucher-queries.ts';

/** Discount codes. */
export function addVoucherStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('listVouchers', ({ query, staff }) => listStaffVouchers(deps, staff, query.before));
  add('listVoucherScopes', async ({ staff }) => ({
    data: await listVoucherScopes(deps.db, staff),
  }));
  add('getVoucher', async ({ params, staff }) => ({
    data: await getStaffVoucher(deps, staff, params.id),
  }));
  add('createVoucher', async ({ body, staff }) => {
    const created = await createVoucher(deps, staff, body);
    return { data: await presentVoucher(deps.db, created, deps.now()) };
  });
  add('editVoucher', async ({ params, body, staff }) => ({
    data: await editVoucher(deps, staff, { ...params, ...body }),
  }));
  add('endVoucher', async ({ params, body, staff }) => ({
    data: await endVoucher(deps, staff, params, body.version),
  }));
}
