import { toEgp } from '@dp/contract/money.ts';
import type { Settlement } from '@dp/contract/staff/settlements.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { bookHandIn, lockForCash } from '../shipments/book-hand-in.ts';
import { findSettlement, presentSettlement } from '../shipments/settlement-queries.ts';
import { isBooked } from './judge-lines.ts';
import { findParcelsOfLines, handInLinesOf, judgeSettlement, stampOf } from './judge-settlement.ts';
import { readSettlementFile } from './read-settlement-file.ts';
import { netOf, type SettlementLine } from './settlement-line.ts';

/** A settlement to be booked as its preview showed it. */
interface SettlementToBook {
  readonly courierId: number;
  readonly name: string;
  readonly stamp: string;
  readonly lines: readonly SettlementLine[];
}

/**
 * Books what a courier's file says of parcels that match or are short. The same request sent again answers with what
 * it booked.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 404 `courier_not_found`; 422
 *   `settlement_unreadable`; 409 `settlement_moved` when the books changed since the preview, `settlement_empty`.
 */
export async function bookSettlementFile(
  deps: Deps,
  principal: Principal,
  { file, ...about }: { courierId: number; name: string; stamp: string; file: Buffer },
): Promise<Settlement> {
  requirePermission(principal, 'settlement.match');
  const lines = await readSettlementFile(file);
  return bookSettlement(deps, principal, { ...about, lines });
}

async function bookSettlement(
  deps: Deps,
  principal: Principal,
  { courierId, name, stamp, lines }: SettlementToBook,
): Promise<Settlement> {
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const parcelsOf = await findParcelsOfLines(tx, lines);
    const ids = [...new Set(lines.flatMap((line) => parcelsOf(line).map(({ id }) => id)))];
    const { courier } = await lockForCash(tx, courierId, ids);
    const before = await findSettlement(tx, { courierId, stamp });
    if (before) return presentSettlement(tx, before);
    const judged = (await judgeSettlement(tx, courierId, lines)).lines;
    const booked = handInLinesOf(judged);
    if (booked.length === 0) throw new ProblemError(409, 'settlement_empty');
    if (stampOf(booked) !== stamp) throw new ProblemError(409, 'settlement_moved');
    const sum = (of: (line: SettlementLine) => number) =>
      judged.reduce((all, { line, state }) => all + (isBooked(state) ? of(line) : 0), 0);
    const cash = sum((line) => line.cash);
    const row = await bookHandIn(tx, principal, {
      courierId,
      at,
      source: 'file',
      name,
      stamp,
      expectedPiastres: cash,
      receivedPiastres: cash,
      reason: null,
      feesPiastres: sum(({ fees }) => fees),
      vatPiastres: sum(({ vat }) => vat),
      depositedPiastres: sum(netOf),
      lines: booked,
    });
    await recordAudit(tx, principal, {
      action: 'cash.settle',
      subject: { kind: 'hand-in', id: row.id },
      after: {
        courier: courier.id,
        name,
        lines: booked.length,
        left_out: lines.length - booked.length,
        received: toEgp(row.receivedPiastres),
        fees: toEgp(row.feesPiastres),
        vat: toEgp(row.vatPiastres),
        deposited: toEgp(row.depositedPiastres ?? 0),
      },
      at,
    });
    return presentSettlement(tx, row);
  });
}
