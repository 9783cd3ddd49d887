import type { StaffCall } from './staff-call.ts';

/** The customers of the shop: found, looked at, noted, blocked, merged, exported and erased. */
export const customerCalls = {
  listCustomers: { method: 'GET', path: '/customers', access: 'orders.read' },
  getCustomer: { method: 'GET', path: '/customers/{id}', access: 'orders.read' },
  addCustomerNote: { method: 'POST', path: '/customers/{id}/notes', access: 'orders.confirm' },
  editCustomerNote: { method: 'POST', path: '/customer-notes/{id}', access: 'orders.confirm' },
  setCustomerBlock: { method: 'POST', path: '/customers/{id}/block', access: 'orders.edit' },
  previewCustomerMerge: {
    method: 'GET',
    path: '/customers/{id}/merge/{other}',
    access: 'customers.erase',
  },
  mergeCustomers: {
    method: 'POST',
    path: '/customers/{id}/merge/{other}',
    access: 'customers.erase',
    freshFactor: true,
  },
  exportCustomer: {
    method: 'POST',
    path: '/customers/{id}/export',
    access: 'export',
    freshFactor: true,
  },
  eraseCustomer: {
    method: 'POST',
    path: '/customers/{id}/erase',
    access: 'customers.erase',
    freshFactor: true,
  },
} as const satisfies Record<string, StaffCall>;
