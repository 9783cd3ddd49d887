import type { StaffCall } from './staff-call.ts';

/** Discount codes. */
export const voucherCalls = {
  listVouchers: { method: 'GET', path: '/vouchers', access: 'vouchers.edit' },
  listVoucherScopes: { method: 'GET', path: '/voucher-scopes', access: 'vouchers.edit' },
  getVoucher: { method: 'GET', path: '/vouchers/{id}', access: 'vouchers.edit' },
  createVoucher: { method: 'POST', path: '/vouchers', access: 'vouchers.edit' },
  editVoucher: { method: 'POST', path: '/vouchers/{id}', access: 'vouchers.edit' },
  endVoucher: { method: 'POST', path: '/vouchers/{id}/end', access: 'vouchers.edit' },
} as const satisfies Record<string, StaffCall>;
