import type { EndpointSchemas } from '../endpoints.ts';
import { exportedFileResponse } from './customers.ts';
import type { reportCalls } from './report-calls.ts';
import * as reports from './reports.ts';

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
  exportReport: {
    summary: 'All rows of a report as CSV; needs the permission to see reports as well',
    params: reports.reportParameters,
    body: reports.reportQuery,
    response: exportedFileResponse,
  },
} as const satisfies Record<keyof typeof reportCalls, EndpointSchemas>;
