import type { EndpointSchemas } from '../endpoints.ts';
import type { costListCalls } from './cost-list-calls.ts';
import * as lists from './cost-lists.ts';

export const costListEndpoints = {
  checkCosts: {
    summary: 'What a list of SKUs and costs would change, line by line',
    body: lists.checkCostsBody,
    response: lists.checkCostsResponse,
  },
  setCosts: {
    summary: 'Set what some products cost the shop from now on; for `prices.edit` too',
    body: lists.setCostsBody,
    response: lists.setCostsResponse,
  },
} as const satisfies Record<keyof typeof costListCalls, EndpointSchemas>;
