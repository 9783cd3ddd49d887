import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody } from '../fields.ts';
import { exportedFileResponse } from './customers.ts';
import type { reportCalls } from './report-calls.ts';
import * as reports from './reports.ts';
import { exportSearchGapsBody } from './search.ts';

export const reportEndpoints = {
  getToday: {
    summary: 'What is to do today and what was sold, as far as the caller may see it',
    response: reports.todayResponse,
  },
  getReport: {
    summary: 'A report on a period, with the period before it',
    params: reports.reportParameters,
    query: reports.reportQuery,
    response: reports.reportResponse,
  },
  exportCash: {
    summary:
      'Outstanding cash by courier and age as CSV; needs the permission to read orders as well',
    body: emptyBody,
    response: exportedFileResponse,
  },
  exportSearchGaps: {
    summary: 'Poorly served searches as CSV; needs the permission for content as well',
    body: exportSearchGapsBody,
    response: exportedFileResponse,
  },
  exportReport: {
    summary: 'All rows of a report as CSV; needs the permission to see reports as well',
    params: reports.reportParameters,
    body: reports.reportQuery,
    response: exportedFileResponse,
  },
} as const satisfies Record<keyof typeof reportCalls, EndpointSchemas>;
