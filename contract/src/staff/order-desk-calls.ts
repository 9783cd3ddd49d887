import type { StaffCall } from './staff-call.ts';

/** The orders desk: queues, search, orders, their confirmation and notes. */
export const orderDeskCalls = {
  countOrderQueues: { method: 'GET', path: '/orders/queues', access: 'orders.read' },
  listStaffOrders: { method: 'GET', path: '/orders', access: 'orders.read' },
  findStaffOrders: { method: 'GET', path: '/orders/find', access: 'orders.read' },
  getNextToConfirm: { method: 'GET', path: '/orders/next-to-confirm', access: 'orders.read' },
  getStaffOrder: { method: 'GET', path: '/orders/{id}', access: 'orders.read' },
  downloadStaffInvoice: {
    method: 'GET',
    path: '/orders/{id}/invoice.pdf',
    access: 'orders.read',
    responseType: 'application/pdf',
  },
  recordAttempt: { method: 'POST', path: '/orders/{id}/attempts', access: 'orders.confirm' },
  getConfirmationMessage: {
    method: 'GET',
    path: '/orders/{id}/confirmation-message',
    access: 'orders.confirm',
  },
  cancelStaffOrder: { method: 'POST', path: '/orders/{id}/cancel', access: 'orders.cancel' },
  addOrderNote: { method: 'POST', path: '/orders/{id}/notes', access: 'orders.read' },
  editOrderNote: { method: 'POST', path: '/order-notes/{id}', access: 'orders.read' },
  previewEdit: {
    method: 'POST',
    path: '/orders/{id}/edit-preview',
    access: 'orders.edit',
    readOnly: true,
  },
  editOrder: { method: 'POST', path: '/orders/{id}/edit', access: 'orders.edit' },
  listOrderViews: { method: 'GET', path: '/order-views', access: 'orders.read' },
  saveOrderView: { method: 'POST', path: '/order-views', access: 'orders.read' },
  deleteOrderView: { method: 'POST', path: '/order-views/{id}/delete', access: 'orders.read' },
  listPlaces: { method: 'GET', path: '/places', access: 'orders.read' },
  findSellable: { method: 'GET', path: '/phone-orders/products', access: 'orders.edit' },
  quotePhoneOrder: {
    method: 'POST',
    path: '/phone-orders/quote',
    access: 'orders.edit',
    readOnly: true,
  },
  placePhoneOrder: { method: 'POST', path: '/phone-orders', access: 'orders.edit' },
  /** Server-sent events: orders as they are placed and changed (`order-stream.ts`). */
  streamOrders: {
    method: 'GET',
    path: '/events',
    access: 'orders.read',
    responseType: 'text/event-stream',
  },
} as const satisfies Record<string, StaffCall>;
