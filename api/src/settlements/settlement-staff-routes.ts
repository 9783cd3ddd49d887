import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { getSettlement, listSettlements } from '../shipments/settlement-queries.ts';
import { bookSettlementFile } from './book-settlement.ts';
import { checkSettlementFile } from './check-settlement.ts';
import { fetchSettlement } from './fetch-settlement.ts';

/** Couriers' settlements. */
export function addSettlementStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  // A request's file is a buffer here: `addFileBodies`.
  add('checkSettlementFile', async ({ params, body, staff }) => ({
    data: await checkSettlementFile(db, staff, {
      courierId: params.id,
      file: body as unknown as Buffer,
    }),
  }));
  add('fetchSettlement', ({ params, query, staff }) =>
    fetchSettlement(deps, staff, { courierId: params.id, ...query }),
  );
  add('bookSettlementFile', async ({ params, query, body, staff }) => ({
    data: await bookSettlementFile(deps, staff, {
      courierId: params.id,
      ...query,
      file: body as unknown as Buffer,
    }),
  }));
  add('listSettlements', ({ query, staff }) => listSettlements(db, staff, query));
  add('getSettlement', ({ params, query, staff }) =>
    getSettlement(db, staff, { ...params, ...query }),
  );
}
