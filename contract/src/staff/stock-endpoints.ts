import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import * as stock from './stock.ts';
import type { stockCalls } from './stock-calls.ts';

export const stockEndpoints = {
  listStock: {
    summary: 'Products with their stock, the least first, or those that a text finds',
    query: stock.listStockQuery,
    response: stock.stockListResponse,
  },
  getStock: {
    summary: 'The stock of a product',
    params: idParameters,
    response: stock.stockResponse,
  },
  listMovements: {
    summary: 'What moved a product’s stock, the newest first',
    params: idParameters,
    query: stock.listMovementsQuery,
    response: stock.movementsResponse,
  },
  changeStock: {
    summary: 'Change a product’s stock, with the reason',
    params: idParameters,
    body: stock.changeStockBody,
    response: stock.stockResponse,
  },
} as const satisfies Record<keyof typeof stockCalls, EndpointSchemas>;
