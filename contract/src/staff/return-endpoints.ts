import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import { shopperPicture } from '../shopper-pictures.ts';
import type { staffReturnCalls } from './return-calls.ts';
import * as returns from './returns.ts';

const params = idParameters;
const response = returns.staffReturnResponse;

export const staffReturnEndpoints = {
  listReturns: {
    summary: 'Returns and warranty claims by what they wait for',
    query: returns.listReturnsQuery,
    response: returns.staffReturnsResponse,
  },
  countReturns: {
    summary: 'How many returns wait for each kind of work',
    response: returns.returnCountsResponse,
  },
  getReturn: { summary: 'A return with its history', params, response },
  getReturnPicture: { summary: 'A picture of a return', params, response: shopperPicture },
  getReturnable: {
    summary: 'What of an order can be sent back until when, for staff who open a return of it',
    params,
    response: returns.returnableResponse,
  },
  openReturn: {
    summary: 'Open a return of pieces of an order, or a claim under warranty, for its customer',
    params,
    body: returns.openReturnBody,
    response,
  },
  answerReturn: {
    summary: 'Approve or refuse a return',
    params,
    body: returns.answerReturnBody,
    response,
  },
  moveReturn: {
    summary: 'Book the pick-up of a return, or say that it is picked up, received or given up',
    params,
    body: returns.moveReturnBody,
    response,
  },
  inspectReturn: {
    summary: 'Record what was found in a return, which moves its stock',
    params,
    body: returns.inspectReturnBody,
    response,
  },
  refundReturn: {
    summary: 'Record that the money of a return was paid back',
    params,
    body: returns.refundReturnBody,
    response,
  },
  exchangeReturn: {
    summary: 'Close a return with the order that brings the replacement',
    params,
    body: returns.exchangeReturnBody,
    response,
  },
  sendBackReturn: {
    summary: 'Record that what was not accepted goes back to the shopper',
    params,
    body: returns.sendBackReturnBody,
    response,
  },
} as const satisfies Record<keyof typeof staffReturnCalls, EndpointSchemas>;
