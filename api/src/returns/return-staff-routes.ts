import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import type { Principal } from '../principals/principal.ts';
import { answerReturn } from './answer-return.ts';
import { askForReturn } from './ask-for-return.ts';
import { exchangeReturn } from './exchange-return.ts';
import { getReturn, readReturnForStaff } from './get-return.ts';
import { getReturnable } from './get-returnable.ts';
import { inspectReturn } from './inspect-return.ts';
import { countReturns, listReturns } from './list-returns.ts';
import { moveReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';
import { readReturnPicture } from './return-pictures.ts';
import { pictureFile } from './return-routes.ts';
import { sendBackReturn } from './send-back-return.ts';

/** Returns and warranty claims, from the answer to the money. */
export function addReturnStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listReturns', ({ staff, query }) => listReturns(deps, staff, query));
  add('countReturns', async ({ staff }) => ({ data: await countReturns(deps, staff) }));
  add('getReturn', async ({ staff, params }) => ({
    data: await getReturn(deps, staff, params.id),
  }));
  add('getReturnPicture', async ({ staff, params }) =>
    pictureFile(params.id, await readReturnPicture(db, staff, params.id)),
  );
  // Changing returns needs no permission to read them: the change itself answers with the record.
  const changed = async (staff: Principal, id: number) => ({
    data: await readReturnForStaff(deps, staff, id),
  });
  add('getReturnable', async ({ staff, params }) => ({
    data: await getReturnable(deps, staff, params.id),
  }));
  add('openReturn', async ({ staff, params, body }) => {
    const { id } = await askForReturn(deps, staff, { orderId: params.id, ...body });
    return changed(staff, id);
  });
  add('answerReturn', async ({ staff, params, body }) => {
    await answerReturn(deps, staff, { ...params, ...body });
    return changed(staff, params.id);
  });
  add('moveReturn', async ({ staff, params, body }) => {
    await moveReturn(deps, staff, { ...params, ...body });
    return changed(staff, params.id);
  });
  add('inspectReturn', async ({ staff, params, body }) => {
    catalog.stockMoved(await inspectReturn(deps, staff, { ...params, ...body }));
    return changed(staff, params.id);
  });
  add('refundReturn', async ({ staff, params, body }) => {
    await refundReturn(deps, staff, { ...params, ...body });
    return changed(staff, params.id);
  });
  add('exchangeReturn', async ({ staff, params, body }) => {
    catalog.stockMoved(await exchangeReturn(deps, staff, { ...params, ...body }));
    return changed(staff, params.id);
  });
  add('sendBackReturn', async ({ staff, params, body }) => {
    await sendBackReturn(deps, staff, { ...params, ...body });
    return changed(staff, params.id);
  });
}
