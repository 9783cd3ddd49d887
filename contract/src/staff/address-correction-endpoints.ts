import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { addressCorrectionCalls } from './address-correction-calls.ts';
import { addressCorrectionResponse, correctAddressBody } from './address-corrections.ts';

export const addressCorrectionEndpoints = {
  getAddressCorrection: {
    summary: 'Where an order goes, and what its couriers know of it',
    params: idParameters,
    response: addressCorrectionResponse,
  },
  correctAddress: {
    summary: 'Correct where an order goes while a parcel of it is on its way',
    params: idParameters,
    body: correctAddressBody,
    response: addressCorrectionResponse,
  },
} as const satisfies Record<keyof typeof addressCorrectionCalls, EndpointSchemas>;
