import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { stockCountCalls } from './stock-count-calls.ts';
import * as counts from './stock-counts.ts';

export const stockCountEndpoints = {
  listStockCounts: {
    summary: 'Stock counts, the newest first',
    query: counts.listStockCountsQuery,
    response: counts.stockCountsResponse,
  },
  startStockCount: {
    summary: 'Start to count the stock of some products',
    body: counts.startStockCountBody,
    response: counts.stockCountResponse,
  },
  listCountScopes: {
    summary: 'The categories that can be counted',
    response: counts.countScopesResponse,
  },
  getStockCount: {
    summary: 'A stock count and the total of its differences',
    params: idParameters,
    response: counts.stockCountDetailsResponse,
  },
  listCountLines: {
    summary: 'Products of a stock count: not counted, counted, or different',
    params: idParameters,
    query: counts.listCountLinesQuery,
    response: counts.countLinesResponse,
  },
  enterCount: {
    summary: 'Enter how many pieces of a product were counted',
    params: idParameters,
    body: counts.enterCountBody,
    response: counts.enterCountResponse,
  },
  closeStockCount: {
    summary: 'Close a stock count: book its differences',
    params: idParameters,
    body: counts.endStockCountBody,
    response: counts.stockCountResponse,
  },
  cancelStockCount: {
    summary: 'Cancel a stock count: the stock stays as it is',
    params: idParameters,
    body: counts.endStockCountBody,
    response: counts.stockCountResponse,
  },
} as const satisfies Record<keyof typeof stockCountCalls, EndpointSchemas>;
