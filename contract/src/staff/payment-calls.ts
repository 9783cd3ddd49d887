import { PROVIDER_FILE_BYTES_MAX } from './payment-values.ts';
import type { StaffCall } from './staff-call.ts';

/** Payments of orders, refunds, transfers to match, and the ledger. */
export const paymentCalls = {
  getOrderMoney: { method: 'GET', path: '/orders/{id}/money', access: 'orders.read' },
  /** Asks the providers of an order's attempts what became of them. */
  checkOrderMoney: { method: 'POST', path: '/orders/{id}/money/check', access: 'orders.confirm' },
  refundOrder: {
    method: 'POST',
    path: '/orders/{id}/refund',
    access: 'payments.refund',
    freshFactor: true,
  },
  quoteRefund: {
    method: 'POST',
    path: '/orders/{id}/refund/quote',
    access: 'payments.refund',
    readOnly: true,
  },
  decideRefund: {
    method: 'POST',
    path: '/refunds/{id}/decide',
    access: 'payments.refund',
    freshFactor: true,
  },
  getPaymentDesk: { method: 'GET', path: '/payment-desk', access: 'orders.read' },
  getReceipt: {
    method: 'GET',
    path: '/transfers/{id}/receipt',
    access: 'orders.read',
    responseType: 'image/jpeg',
  },
  matchTransfer: { method: 'POST', path: '/transfers/{id}/match', access: 'settlement.match' },
  rejectTransfer: { method: 'POST', path: '/transfers/{id}/reject', access: 'settlement.match' },
  closePaymentTask: {
    method: 'POST',
    path: '/payment-tasks/{id}/close',
    access: 'payments.refund',
  },
  getLedger: { method: 'GET', path: '/ledger', access: 'reports.see' },
  getVat: { method: 'GET', path: '/vat', access: 'reports.see' },
  exportVat: { method: 'POST', path: '/vat/export', access: 'export' },
  getPaymentSetup: { method: 'GET', path: '/payment-setup', access: 'settings.edit' },
  compareProviderFile: {
    method: 'POST',
    path: '/provider-file',
    access: 'settlement.match',
    requestType: 'application/octet-stream',
    requestBytesMax: PROVIDER_FILE_BYTES_MAX,
  },
} as const satisfies Record<string, StaffCall>;
