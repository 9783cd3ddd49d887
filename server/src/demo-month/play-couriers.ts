import { readParcelsOf } from '@dp/api/parcels/parcel-queries.ts';
import { addToHandover } from '@dp/api/shipments/add-to-handover.ts';
import { listOutstandingCash } from '@dp/api/shipments/cash-queries.ts';
import { handInCash } from '@dp/api/shipments/hand-in-cash.ts';
import { openHandover } from '@dp/api/shipments/open-handover.ts';
import { setTracking } from '@dp/api/shipments/set-tracking.ts';
import { signHandover } from '@dp/api/shipments/sign-handover.ts';
import type { MonthOrder, MonthShop } from './month-shop.ts';

/** The couriers come for what is packed: one list for each, scanned and signed. */
export async function handOverPacked(
  shop: MonthShop,
  packed: readonly MonthOrder[],
): Promise<void> {
  const { deps, staff, couriers } = shop;
  for (const byOwnDriver of [true, false]) {
    const orders = packed.filter(({ customer }) => customer.byOwnDriver === byOwnDriver);
    if (orders.length === 0) continue;
    if (!byOwnDriver) await trackAll(shop, orders);
    const courier = byOwnDriver ? couriers.own : couriers.company;
    const { id } = await openHandover(deps, staff.warehouse, courier);
    const codes = orders.map(({ number }) => number);
    const { data } = await addToHandover(deps, staff.warehouse, { id, codes });
    const { version, count } = data;
    await signHandover(deps, staff.warehouse, { id, version, count });
  }
}

async function trackAll({ deps, staff }: MonthShop, orders: readonly MonthOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  for (const { id: parcelId, orderId, version } of await readParcelsOf(deps.db, ids)) {
    const tracking_number = `NX${String(70_000_000 + orderId * 7_919)}`;
    await setTracking(deps, staff.warehouse, { parcelId, version, tracking_number });
  }
}

/** A courier hands in what they have collected; the sixth time 50 EGP are missing. */
export async function handInAll(
  { deps, staff }: MonthShop,
  courierId: number,
  times: number,
): Promise<void> {
  const { data } = await listOutstandingCash(deps.db, staff.accounts, { courierId });
  if (data.length === 0) return;
  const sum = data.reduce((all, { outstanding }) => all + outstanding, 0);
  const short = times % 6 === 5 && sum > 50;
  await handInCash(deps, staff.accounts, {
    courierId,
    parcels: data.map(({ id }) => id),
    amount: short ? sum - 50 : sum,
    ...(short ? { reason: 'ورقة 50 ناقصة، تُخصم من المندوب' } : {}),
  });
}
