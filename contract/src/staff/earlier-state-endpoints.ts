import type { EndpointSchemas } from '../endpoints.ts';
import type { earlierStateCalls } from './earlier-state-calls.ts';
import * as states from './earlier-states.ts';

export const earlierStateEndpoints = {
  listEarlierStates: {
    summary: 'Earlier states of a record by what its changes left in the audit trail, newest first',
    params: states.earlierStatesParameters,
    query: states.earlierStatesQuery,
    response: states.earlierStatesResponse,
  },
  getEarlierState: {
    summary: 'One of them as the record’s editor reads it; nothing is saved',
    params: states.earlierStateParameters,
    response: states.earlierStateResponse,
  },
} as const satisfies Record<keyof typeof earlierStateCalls, EndpointSchemas>;
