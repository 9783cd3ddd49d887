import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { priceBatchCalls } from './price-batch-calls.ts';
import * as batches from './price-batches.ts';

export const priceBatchEndpoints = {
  listPriceBatches: {
    summary: 'Price batches, the newest first',
    query: batches.priceBatchesQuery,
    response: batches.priceBatchesResponse,
  },
  getPriceBatch: {
    summary: 'One price batch with its counts and progress',
    params: idParameters,
    response: batches.priceBatchResponse,
  },
  listPriceBatchRows: {
    summary: 'Products of a price batch with their prices before and after it',
    params: idParameters,
    query: batches.priceBatchRowsQuery,
    response: batches.priceBatchRowsResponse,
  },
  createPriceBatch: {
    summary: 'Compute new prices for a selection of products; nothing changes yet',
    body: batches.newPriceBatchBody,
    response: batches.priceBatchResponse,
  },
  applyPriceBatch: {
    summary: 'Change the prices, now or at a time',
    params: idParameters,
    body: batches.applyPriceBatchBody,
    response: batches.priceBatchResponse,
  },
  unschedulePriceBatch: {
    summary: 'Take back the time at which prices were to change',
    params: idParameters,
    body: batches.priceBatchVersionBody,
    response: batches.priceBatchResponse,
  },
  undoPriceBatch: {
    summary: 'Bring back the prices before a batch, except those that somebody changed since',
    params: idParameters,
    body: batches.priceBatchVersionBody,
    response: batches.priceBatchResponse,
  },
  discardPriceBatch: {
    summary: 'Delete a batch that was never applied',
    params: idParameters,
    body: batches.priceBatchVersionBody,
    response: batches.priceBatchResponse,
  },
} as const satisfies Record<keyof typeof priceBatchCalls, EndpointSchemas>;
