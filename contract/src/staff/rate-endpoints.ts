import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters, okResponse } from '../fields.ts';
import type { rateCalls } from './rate-calls.ts';
import * as rates from './rates.ts';

export const rateEndpoints = {
  listDeliveryRates: {
    summary: 'Governorates with their delivery rates',
    response: rates.deliveryRatesResponse,
  },
  getDeliveryRates: {
    summary: 'A governorate and its cities with their delivery rates',
    params: idParameters,
    response: rates.governorateRatesResponse,
  },
  setDeliveryRate: {
    summary: "Set a governorate's or a city's own delivery rate",
    body: rates.setDeliveryRateBody,
    response: rates.deliveryRateResponse,
  },
  removeDeliveryRate: {
    summary:
      "Remove a place's own rate: a city then has its governorate's, a governorate no delivery",
    body: rates.removeDeliveryRateBody,
    response: okResponse,
  },
} as const satisfies Record<keyof typeof rateCalls, EndpointSchemas>;
