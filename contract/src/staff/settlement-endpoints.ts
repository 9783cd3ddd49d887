import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import { pictureFile } from './pictures.ts';
import type { settlementCalls } from './settlement-calls.ts';
import * as settlements from './settlements.ts';

export const settlementEndpoints = {
  checkSettlementFile: {
    summary: "What the lines of a courier's settlement are to the shop, before anything is booked",
    params: idParameters,
    body: pictureFile,
    response: settlements.settlementPreviewResponse,
  },
  fetchSettlement: {
    summary: 'What a courier company says it paid out, as a piece of a CSV file',
    params: idParameters,
    query: settlements.fetchSettlementQuery,
    response: settlements.fetchedSettlementResponse,
  },
  bookSettlementFile: {
    summary: "Book what matches, or is short, of a courier's settlement",
    params: idParameters,
    query: settlements.bookSettlementQuery,
    body: pictureFile,
    response: settlements.settlementResponse,
  },
  listSettlements: {
    summary: 'Settlements that were booked, the newest first',
    query: settlements.listSettlementsQuery,
    response: settlements.settlementsResponse,
  },
  getSettlement: {
    summary: 'A settlement with a page of its lines',
    params: idParameters,
    query: settlements.settlementLinesQuery,
    response: settlements.settlementDetailsResponse,
  },
} as const satisfies Record<keyof typeof settlementCalls, EndpointSchemas>;
