import type { StaffCall } from './staff-call.ts';

/** Earlier states of a record, for those who may edit it; which permission that is follows from its kind. */
export const earlierStateCalls = {
  listEarlierStates: {
    method: 'GET',
    path: '/earlier-states/{kind}/{id}',
    access: 'signed-in',
  },
  getEarlierState: {
    method: 'GET',
    path: '/earlier-states/{kind}/{id}/{state}',
    access: 'signed-in',
  },
} as const satisfies Record<string, StaffCall>;
