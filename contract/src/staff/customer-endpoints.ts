import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters, okResponse } from '../fields.ts';
import type { customerCalls } from './customer-calls.ts';
import * as customers from './customers.ts';

export const customerEndpoints = {
  listCustomers: {
    summary: 'Customers, the newest first, or those that a text finds',
    query: customers.listCustomersQuery,
    response: customers.customerListResponse,
  },
  getCustomer: {
    summary: 'A customer with orders, addresses, notes and messages',
    params: idParameters,
    response: customers.customerResponse,
  },
  addCustomerNote: {
    summary: 'Add a note for staff',
    params: idParameters,
    body: customers.addCustomerNoteBody,
    response: customers.staffNoteResponse,
  },
  editCustomerNote: {
    summary: 'Edit one’s own note within five minutes',
    params: idParameters,
    body: customers.editCustomerNoteBody,
    response: customers.staffNoteResponse,
  },
  setCustomerBlock: {
    summary: 'Have every order of a customer confirmed, or no longer',
    params: idParameters,
    body: customers.setCustomerBlockBody,
    response: customers.customerSummaryResponse,
  },
  previewCustomerMerge: {
    summary: 'What merging another account into this one would move',
    params: customers.mergeParameters,
    response: customers.mergePreviewResponse,
  },
  mergeCustomers: {
    summary: 'Merge another account of the same phone into this one',
    params: customers.mergeParameters,
    body: customers.mergeCustomersBody,
    response: customers.customerSummaryResponse,
  },
  exportCustomer: {
    summary: 'Everything that the shop knows about a person, as a file',
    params: idParameters,
    body: customers.exportCustomerBody,
    response: customers.exportedFileResponse,
  },
  eraseCustomer: {
    summary: 'Erase a customer’s personal data',
    params: idParameters,
    body: customers.eraseCustomerBody,
    response: okResponse,
  },
} as const satisfies Record<keyof typeof customerCalls, EndpointSchemas>;
