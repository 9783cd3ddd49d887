import type { EndpointSchemas } from '../endpoints.ts';
import type { orderDeskCalls } from './order-desk-calls.ts';
import * as lists from './order-lists.ts';

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
} as const satisfies Record<keyof typeof orderDeskCalls, EndpointSchemas>;
