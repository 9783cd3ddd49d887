import type { EndpointSchemas } from '../endpoints.ts';
import * as opening from './opening.ts';
import type { openingCalls } from './opening-calls.ts';

export const openingEndpoints = {
  getOpening: {
    summary: 'What is left to do until the first real order, and what of the demo would go',
    response: opening.openingResponse,
  },
  removeDemo: {
    summary: 'Back the shop up, then remove the demo',
    body: opening.removeDemoBody,
    response: opening.removeDemoResponse,
  },
} as const satisfies Record<keyof typeof openingCalls, EndpointSchemas>;
