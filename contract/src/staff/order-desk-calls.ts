import type { StaffCall } from './staff-call.ts';

/** The orders desk: queues, search, orders, their confirmation and notes. */
export const orderDeskCalls = {
  countOrderQueues: { method: 'GET', path: '/orders/queues', access: 'orders.read' },
  listStaffOrders: { method: 'GET', path: '/orders', access: 'orders.read' },
  findStaffOrders: { method: 'GET', path: '/orders/find', access: 'orders.read' },
} as const satisfies Record<string, StaffCall>;
