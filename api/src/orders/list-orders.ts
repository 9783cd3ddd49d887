import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { Db } from '../database/database.ts';
import { readParcelsOf } from '../parcels/parcel-queries.ts';
import { readAttemptsOf } from '../payments/attempt-rows.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readOpenReturns } from './open-returns.ts';
import { statesOfTab } from './order-status.ts';
import { listOrderPictures, listOrderRows } from './order-store.ts';
import { presentOrderSummary } from './present-order.ts';

/** Pictures shown of one order in the history. */
const PICTURES_PER_ORDER = 5;

/**
 * A page of the customer's own orders, newest first: a tab of the history, or all, optionally of one state.
 *
 * @throws ProblemError 404 `account_not_found` for any partner id but the customer's own.
 */
export async function listOrders(
  db: Db,
  { customerId, partnerId }: ShopperPrincipal,
  list: {
    partnerId: number;
    state?: 'ongoing' | 'completed' | undefined;
    status?: OrderState | undefined;
    limit: number;
    offset: number;
  },
  locale: Locale,
): Promise<CallOutput<'listOrders'>> {
  if (list.partnerId !== partnerId) throw new ProblemError(404, 'account_not_found');
  const { limit, offset, status } = list;
  const ofTab = list.state && statesOfTab(list.state);
  const states = status ? (ofTab ?? [status]).filter((state) => state === status) : ofTab;
  const { rows, total } = await listOrderRows(db, { customerId, states }, { limit, offset });
  const pictures = Map.groupBy(
    await listOrderPictures(
      db,
      rows.map(({ id }) => id),
      PICTURES_PER_ORDER,
    ),
    ({ orderId }) => orderId,
  );
  const dispatched = rows.filter(({ state }) => state === 'dispatched').map(({ id }) => id);
  const parcels = Map.groupBy(await readParcelsOf(db, dispatched), ({ orderId }) => orderId);
  const unpaid = rows.filter(({ state, payment }) => state === 'draft' && payment === 'awaiting');
  const attempts = await readAttemptsOf(
    db,
    unpaid.map(({ id }) => id),
  );
  const openReturns = await readOpenReturns(
    db,
    rows.filter(({ state }) => mayHaveReturns(state)).map(({ id }) => id),
  );
  return {
    data: rows.map((order) =>
      presentOrderSummary(
        order,
        {
          pictures: pictures.get(order.id) ?? [],
          parcels: parcels.get(order.id) ?? [],
          attempts: attempts.get(order.id) ?? [],
          openReturn: openReturns.get(order.id),
        },
        locale,
      ),
    ),
    total,
    limit,
    offset,
  };
}

/** Whether something of an order may have been delivered, so that it can come back. */
function mayHaveReturns(state: OrderState): boolean {
  return state === 'dispatched' || state === 'delivered' || state === 'completed';
}
