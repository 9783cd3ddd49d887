import { startOfDay } from '@dp/contract/cairo-time.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { ledgerQuery } from '@dp/contract/staff/ledger.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { sumCash } from '../parcels/courier-cash-queries.ts';
import { listLedger, type Span, sumReceived, sumRefunded } from '../payments/ledger-rows.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';

/** Rows on the page; a whole month is for the export of reports. */
const LISTED_MAX = 500;

/** Whole days in Cairo as moments. */
export function spanOf({ from, until }: { readonly from: string; readonly until: string }): Span {
  return { from: startOfDay(from), before: startOfDay(until, 1) };
}

/**
 * Money that came and went between two days: payments by provider, refunds by route, cash by couriers.
 *
 * @throws ProblemError 403 `permission_required` without `reports.see`.
 */
export async function getLedger(
  db: Db,
  principal: Principal,
  query: z.output<typeof ledgerQuery>,
): Promise<StaffCallOutput<'getLedger'>> {
  requirePermission(principal, 'reports.see');
  const span = spanOf(query);
  const received = await sumReceived(db, span);
  const refunded = await sumRefunded(db, span);
  const rows = await listLedger(db, span, LISTED_MAX + 1);
  const cash = await sumCash(db, span);
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const numbers = new Map((await readOrderRows(db, ids)).map(({ id, number }) => [id, number]));
  return {
    data: {
      received: received.map(({ piastres, ...by }) => ({ ...by, sum: toEgp(piastres) })),
      refunded: refunded.map(({ piastres, ...by }) => ({ ...by, sum: toEgp(piastres) })),
      handed_in: toEgp(cash.handedIn),
      outstanding: toEgp(cash.outstanding),
      payments: rows.slice(0, LISTED_MAX).map(({ orderId, piastres, at, ...row }) => ({
        ...row,
        at: new Date(at).toISOString(),
        order: { id: orderId, number: numbers.get(orderId) ?? '' },
        amount: toEgp(piastres),
      })),
      more: rows.length > LISTED_MAX,
    },
  };
}
