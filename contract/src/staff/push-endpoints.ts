import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody, idParameters, okResponse } from '../fields.ts';
import { pushDevicesResponse, pushSubscriptionBody } from './push.ts';
import type { pushCalls } from './push-calls.ts';

export const pushEndpoints = {
  listPushDevices: { summary: 'Own devices that new orders ring', response: pushDevicesResponse },
  subscribeToPush: {
    summary: 'Let new orders ring this device',
    body: pushSubscriptionBody,
    response: okResponse,
  },
  unsubscribeFromPush: {
    summary: 'Let new orders ring a device no more',
    params: idParameters,
    body: emptyBody,
    response: okResponse,
  },
} as const satisfies Record<keyof typeof pushCalls, EndpointSchemas>;
