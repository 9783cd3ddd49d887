import { z } from 'zod';
import { state } from '../addresses.ts';
import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters, okResponse } from '../fields.ts';
import { invoiceFile } from '../orders.ts';
import type { orderDeskCalls } from './order-desk-calls.ts';
import * as edits from './order-edits.ts';
import * as lists from './order-lists.ts';
import * as page from './order-page.ts';
import { orderStreamResponse } from './order-stream.ts';
import * as views from './order-views.ts';
import * as phone from './phone-orders.ts';

export const orderDeskEndpoints = {
  countOrderQueues: {
    summary: 'How many orders are in each queue',
    response: lists.orderQueuesResponse,
  },
  listStaffOrders: {
    summary: 'A page of a queue, filtered and sorted',
    query: lists.listOrdersQuery,
    response: lists.orderListResponse,
  },
  findStaffOrders: {
    summary: 'Find orders by number, phone, name, SKU or tracking number',
    query: lists.findOrdersQuery,
    response: lists.foundOrdersResponse,
  },
  getNextToConfirm: {
    summary: 'The next order to confirm, and how many come up again later',
    response: page.nextToConfirmResponse,
  },
  getStaffOrder: {
    summary: 'An order with everything its page shows',
    params: idParameters,
    response: page.staffOrderResponse,
  },
  downloadStaffInvoice: {
    summary: 'The invoice of an order, or its pro-forma, as a PDF in its customer’s language',
    params: idParameters,
    response: invoiceFile,
  },
  recordAttempt: {
    summary: 'Record an attempt to get the confirmation of an order',
    params: idParameters,
    body: page.recordAttemptBody,
    response: page.attemptResponse,
  },
  getConfirmationMessage: {
    summary: 'The question to an order’s customer, and links that open a conversation with it',
    params: idParameters,
    response: page.confirmationMessageResponse,
  },
  cancelStaffOrder: {
    summary: 'Cancel an order, with a reason for the customer',
    params: idParameters,
    body: page.cancelStaffOrderBody,
    response: page.staffOrderResponse,
  },
  addOrderNote: {
    summary: 'Add a note for staff to an order',
    params: idParameters,
    body: page.addNoteBody,
    response: page.noteResponse,
  },
  editOrderNote: {
    summary: 'Edit one’s own note, within five minutes',
    params: idParameters,
    body: page.editNoteBody,
    response: page.noteResponse,
  },
  previewEdit: {
    summary: 'What an edit would make of an order',
    params: idParameters,
    body: edits.previewEditBody,
    response: edits.editPreviewResponse,
  },
  editOrder: {
    summary: 'Change lines, address, delivery cost or discount of an order that is not packed',
    params: idParameters,
    body: edits.editOrderBody,
    response: edits.editOrderResponse,
  },
  listOrderViews: {
    summary: 'Saved views of the order lists, one’s own and shared ones',
    response: views.orderViewsResponse,
  },
  saveOrderView: {
    summary: 'Save a view, or change one’s own or a shared one',
    body: views.saveOrderViewBody,
    response: views.orderViewResponse,
  },
  deleteOrderView: {
    summary: 'Delete a view of one’s own or a shared one',
    params: idParameters,
    body: views.deleteOrderViewBody,
    response: okResponse,
  },
  listPlaces: {
    summary: 'Governorates with their cities',
    response: z.object({ data: z.array(state) }),
  },
  findSellable: {
    summary: 'Products on sale with their stock of this moment',
    query: phone.sellableQuery,
    response: phone.sellableResponse,
  },
  quotePhoneOrder: {
    summary: 'What an order for a caller would cost',
    body: phone.quotePhoneOrderBody,
    response: phone.phoneQuoteResponse,
  },
  placePhoneOrder: {
    summary: 'Place an order for a caller',
    body: phone.placePhoneOrderBody,
    response: phone.phoneOrderResponse,
  },
  streamOrders: {
    summary: 'Orders as they are placed and changed, as server-sent events',
    response: orderStreamResponse,
  },
} as const satisfies Record<keyof typeof orderDeskCalls, EndpointSchemas>;
