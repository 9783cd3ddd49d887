import { DAY_MS } from '@dp/contract/durations.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { BYTE_ORDER_MARK, csvLine } from '../catalog-files/write-csv.ts';
import { type CourierDeps, courierTimeout, requireCourier } from '../couriers/courier-deps.ts';
import type { Payout } from '../couriers/courier-driver.ts';
import { listUnsettledDeliveries } from '../couriers/delivery-rows.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { asPounds } from '../remote/pounds.ts';
import { assertCourier } from '../shipments/couriers.ts';

/** Deliveries of a piece, and how many the company is asked about at once. */
const PIECE = 40;
const AT_ONCE = 8;
/** How long after its end a parcel that owes no cash is asked about: its fees come with the next payment. */
const FEES_WITHIN_MS = 90 * DAY_MS;

const HEADS = ['Tracking number', 'COD', 'Fees', 'VAT', 'Net', 'Transaction ID', 'Cashout date'];

/**
 * What the courier company says it paid out for parcels that are not settled, as a piece of a CSV file such as
 * `checkSettlementFile` reads; the first piece has the heads. Nothing is booked.
 *
 * @param wanted.after the last delivery of the piece before.
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 404 `courier_not_found`; 409
 *   `courier_not_set_up`; 503 `courier_refused` when the company does not answer about one of them.
 */
export async function fetchSettlement(
  deps: CourierDeps,
  principal: Principal,
  { courierId, after }: { readonly courierId: number; readonly after?: number | undefined },
): Promise<StaffCallOutput<'fetchSettlement'>> {
  requirePermission(principal, 'settlement.match');
  const { readPayout } = requireCourier(deps);
  await assertCourier(deps.db, courierId);
  const endedSince = new Date(deps.now().getTime() - FEES_WITHIN_MS);
  const found = await listUnsettledDeliveries(deps.db, { courierId, after, endedSince }, PIECE);
  const asked = found.map(({ trackingNumber }) => trackingNumber);
  const signal = courierTimeout();
  const lines: string[] = [];
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const some = asked.slice(at, at + AT_ONCE);
    const payouts = await Promise.all(some.map((number) => readPayout(number, signal)));
    for (const [index, payout] of payouts.entries()) {
      if (payout === 'unknown') throw new ProblemError(503, 'courier_refused');
      if (payout) lines.push(csvLine(cellsOf(some[index] ?? '', payout)));
    }
  }
  const left = (found[0]?.all ?? 0) - found.length;
  const head = after === undefined ? `${BYTE_ORDER_MARK}${csvLine(HEADS)}` : '';
  return {
    data: { csv: `${head}${lines.join('')}`, lines: lines.length, asked: found.length, left },
    next: left > 0 ? (found.at(-1)?.id ?? null) : null,
  };
}

function cellsOf(trackingNumber: string, payout: Payout): string[] {
  const { cash, fees, vat, net, transaction, day } = payout;
  const sums = [asPounds(cash), asPounds(fees), asPounds(vat), signedPounds(net)];
  return [trackingNumber, ...sums, transaction ?? '', day ?? ''];
}

function signedPounds(piastres: number): string {
  return piastres < 0 ? `-${asPounds(-piastres)}` : asPounds(piastres);
}
