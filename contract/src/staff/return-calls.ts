import type { StaffCall } from './staff-call.ts';

/** Returns and warranty claims. */
export const staffReturnCalls = {
  listReturns: { method: 'GET', path: '/returns', access: 'orders.read' },
  countReturns: { method: 'GET', path: '/returns/counts', access: 'orders.read' },
  getReturn: { method: 'GET', path: '/returns/{id}', access: 'orders.read' },
  getReturnPicture: {
    method: 'GET',
    path: '/returns/pictures/{id}',
    access: 'orders.read',
    responseType: 'image/jpeg',
  },
  getReturnable: { method: 'GET', path: '/orders/{id}/returnable', access: 'orders.edit' },
  openReturn: { method: 'POST', path: '/orders/{id}/returns', access: 'orders.edit' },
  answerReturn: { method: 'POST', path: '/returns/{id}/answer', access: 'orders.edit' },
  moveReturn: { method: 'POST', path: '/returns/{id}/move', access: 'orders.dispatch' },
  inspectReturn: { method: 'POST', path: '/returns/{id}/inspect', access: 'stock.adjust' },
  refundReturn: {
    method: 'POST',
    path: '/returns/{id}/refund',
    access: 'payments.refund',
    freshFactor: true,
  },
  exchangeReturn: { method: 'POST', path: '/returns/{id}/exchange', access: 'orders.edit' },
  sendBackReturn: { method: 'POST', path: '/returns/{id}/send-back', access: 'orders.dispatch' },
} as const satisfies Record<string, StaffCall>;
