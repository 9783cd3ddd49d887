import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { recordTracking } from '../parcels/change-parcels.ts';
import { moveParcels } from '../parcels/move-parcels.ts';
import { readParcel } from '../parcels/parcel-queries.ts';
import { courierWork } from '../principals/principal.ts';
import { followParcels } from '../shipments/follow-parcels.ts';
import { leaveWith } from '../shipments/leave-with.ts';
import { lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { corrected } from './correction-rows.ts';
import type { CourierDriver, CourierNews, DeliveryReport } from './courier-driver.ts';
import {
  askStaff,
  changeDelivery,
  type DeliveryRow,
  findDelivery,
  lockDelivery,
} from './delivery-rows.ts';
import { nextFollowAt } from './follow-times.ts';

interface Reported {
  readonly deliveryId: number;
  readonly report: DeliveryReport;
  readonly hint: DeliveryReport | undefined;
  /** The number of the call that was answered. */
  readonly question: number;
}

/** A locked parcel with its order and its delivery. */
interface Followed {
  readonly order: OrderRow;
  readonly parcel: ParcelRow;
  readonly delivery: DeliveryRow;
  readonly report: DeliveryReport;
  readonly at: Date;
}

const FAILED = 'attempt_failed';

/**
 * Books where the courier company says a parcel is: it leaves the shop with the first report that it did, and its
 * order follows. Reports may come twice, late and out of order; what the company says when it is asked is newer
 * than every answer to an earlier question. Locks the order, the parcel, then the delivery.
 *
 * @returns what it changed, in a word or two.
 */
export async function bookNews(
  tx: Db,
  deps: Deps,
  courier: CourierDriver,
  { deliveryId, report, hint, question }: Reported,
): Promise<string> {
  const seen = await findDelivery(tx, { id: deliveryId });
  const { order, parcel } = await lockParcelAndOrder(tx, seen?.parcelId ?? 0);
  const delivery = await lockDelivery(tx, deliveryId);
  if (delivery.state !== 'created') return 'ended';
  if (delivery.answered >= question) return 'older';
  const at = deps.now();
  const followed = { order, parcel, delivery, report, at };
  const done: string[] = [];
  const take = async (news: CourierNews) => {
    const outcome = await takeNews(
      tx,
      deps,
      { ...followed, parcel: await reread(tx, parcel) },
      news,
    );
    if (outcome !== undefined) done.push(outcome);
  };
  await take(courier.meaningOf(report, parcel.state));
  if (done.includes('handed over')) {
    await take(courier.meaningOf(report, (await reread(tx, parcel)).state));
  }
  let now = await reread(tx, parcel);
  if (hint && now.attempts < (report.attempts ?? 0) && done.length === 0) {
    await take(courier.meaningOf(hint, now.state));
    now = await reread(tx, parcel);
  }
  // A lost one may turn up.
  const isOver = ['delivered', 'returned'].includes(now.state) || done.includes('cancelled');
  await changeDelivery(tx, deliveryId, {
    answered: question,
    newsAt: at,
    tryAt: isOver ? null : nextFollowAt(delivery, at),
  });
  return done.join(', ') || 'nothing';
}

async function takeNews(
  tx: Db,
  deps: Deps,
  followed: Followed,
  news: CourierNews,
): Promise<string | undefined> {
  const { parcel, delivery, report } = followed;
  switch (news.kind) {
    case 'none':
      return undefined;
    case 'attention':
      return askStaff(tx, delivery, {
        kind: 'state',
        state: report.state,
        exception: report.exceptionCode,
      });
    case 'terminated':
      await changeDelivery(tx, delivery.id, {
        ...corrected(null),
        state: 'cancelled',
      });
      await recordTracking(tx, parcel.id, null);
      return 'cancelled';
    case 'picked_up':
      return takeAway(tx, deps, followed);
    case 'move':
      return move(tx, deps, followed, news);
  }
}

/** The parcel left, whether or not somebody signed a list for it. */
async function takeAway(
  tx: Db,
  deps: Deps,
  { order, parcel, delivery, at }: Followed,
): Promise<string | undefined> {
  if (order.state !== 'ongoing' && order.state !== 'dispatched') {
    return askStaff(tx, delivery, { kind: 'order_not_ready', order: order.state });
  }
  const leaving = { courierId: delivery.courierId, order, parcels: [parcel], at };
  await leaveWith(tx, deps, courierWork, leaving);
  return 'handed over';
}

async function move(
  tx: Db,
  deps: Deps,
  { parcel, delivery, report, at }: Followed,
  { to, reason }: Extract<CourierNews, { kind: 'move' }>,
): Promise<string | undefined> {
  // The same failed attempt is reported as long as there is no other news.
  const isCounted = parcel.state === FAILED && (report.attempts ?? 0) <= parcel.attempts;
  if (to === FAILED && isCounted) return undefined;
  // A delivered parcel comes back by a return only, which staff answer.
  if (parcel.state === 'delivered') return askStaff(tx, delivery, { kind: 'after_delivery', to });
  await moveParcels(tx, courierWork, [parcel], { to, reason, at });
  // Another step of the same order was taken since it was read: it is read again with its parcels.
  const locked = await lockParcelAndOrder(tx, parcel.id);
  await followParcels(tx, deps, courierWork, { order: locked.order, at });
  const collected = to === 'delivered' ? report.cashPiastres : null;
  const differs = collected !== null && collected !== parcel.cashPiastres;
  await changeDelivery(tx, delivery.id, {
    attention: differs ? { kind: 'cash_differs', piastres: collected } : null,
    dismissed: null,
  });
  return to;
}

async function reread(tx: Db, { id }: ParcelRow): Promise<ParcelRow> {
  const row = await readParcel(tx, id);
  if (!row) throw new Error(`Parcel ${id} is gone.`);
  return row;
}
