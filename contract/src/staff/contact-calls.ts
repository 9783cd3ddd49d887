import type { StaffCall } from './staff-call.ts';

/** The inbox of messages to the shop. */
export const contactCalls = {
  listContactMessages: { method: 'GET', path: '/messages', access: 'customers.see-phones' },
  countNewMessages: { method: 'GET', path: '/messages/new', access: 'customers.see-phones' },
  getContactMessage: { method: 'GET', path: '/messages/{id}', access: 'customers.see-phones' },
  answerContactMessage: {
    method: 'POST',
    path: '/messages/{id}/answer',
    access: 'customers.see-phones',
  },
  updateContactMessage: { method: 'POST', path: '/messages/{id}', access: 'customers.see-phones' },
} as const satisfies Record<string, StaffCall>;
