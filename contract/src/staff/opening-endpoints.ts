import type { EndpointSchemas } from '../endpoints.ts';
import * as opening from './opening.ts';
import type { openingCalls } from './opening-calls.ts';

export const openingEndpoints = {
  getOpening: {
    summary: 'What is left to do until the first real order, and what of the demo would go',
    response: opening.openingResponse,
  },
  getDemoRemoval: {
    summary: 'The last removal of the demo, and how far it has come',
    response: opening.demoRemovalResponse,
  },
  removeDemo: {
    summary: 'Let the shop be backed up and the demo be removed, in the background',
    body: opening.removeDemoBody,
    response: opening.removeDemoResponse,
  },
} as const satisfies Record<keyof typeof openingCalls, EndpointSchemas>;
