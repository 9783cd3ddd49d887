import type { EndpointSchemas } from '../endpoints.ts';
import type { voucherCalls } from './voucher-calls.ts';
import * as vouchers from './vouchers.ts';

export const voucherEndpoints = {
  listVouchers: {
    summary: 'Vouchers with their state and uses, the newest first',
    query: vouchers.vouchersQuery,
    response: vouchers.vouchersResponse,
  },
  listVoucherScopes: {
    summary: 'The categories and brands that a voucher can be for',
    response: vouchers.voucherScopesResponse,
  },
  getVoucher: {
    summary: 'One voucher',
    params: vouchers.voucherParameters,
    response: vouchers.voucherResponse,
  },
  createVoucher: {
    summary: 'Make a voucher',
    body: vouchers.newVoucherBody,
    response: vouchers.voucherResponse,
  },
  editVoucher: {
    summary: 'Change a voucher; orders that used it keep what they got',
    params: vouchers.voucherParameters,
    body: vouchers.editVoucherBody,
    response: vouchers.voucherResponse,
  },
  endVoucher: {
    summary: 'End a voucher at once, for good',
    params: vouchers.voucherParameters,
    body: vouchers.endVoucherBody,
    response: vouchers.voucherResponse,
  },
} as const satisfies Record<keyof typeof voucherCalls, EndpointSchemas>;
