import type { AppDeps } from '../../deps.ts';
import type { AddStaffEndpoint } from '../../http/staff-endpoint.ts';
import { findStaffOrders } from './find-staff-orders.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { countQueues } from './order-queues.ts';

/** The orders desk of the back office. */
export function addOrderDeskStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, now } = deps;
  add('countOrderQueues', async ({ staff }) => ({ data: await countQueues(db, staff, now()) }));
  add('listStaffOrders', ({ query, staff, locale }) => listStaffOrders(deps, staff, query, locale));
  add('findStaffOrders', ({ query, staff, locale }) =>
    findStaffOrders(db, staff, query.text, locale),
  );
}
