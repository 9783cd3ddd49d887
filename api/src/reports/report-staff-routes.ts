import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { exportReport } from './export-report.ts';
import { getReport } from './report-queries.ts';
import { getToday } from './today.ts';

/** Today and reports in the back office. */
export function addReportStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('getToday', async ({ staff }) => ({ data: await getToday(deps, staff) }));
  add('getReport', async ({ params, query, staff }) => ({
    data: await getReport(deps.db, staff, { ...params, ...query }),
  }));
  add('exportReport', async ({ params, body, staff, locale }) => ({
    data: await exportReport(deps, staff, { ...params, ...body }, locale),
  }));
}
