import { toEgp } from '@dp/contract/money.ts';
import {
  SETTLEMENT_LINE_STATES,
  SETTLEMENT_LINES_SHOWN,
} from '@dp/contract/staff/settlement-values.ts';
import type { SettlementPreview } from '@dp/contract/staff/settlements.ts';
import type { Db } from '../database/database.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertCourier } from '../shipments/couriers.ts';
import { presentSettledParcels } from '../shipments/settlement-queries.ts';
import { isBooked, type JudgedLine } from './judge-lines.ts';
import {
  handInLinesOf,
  type JudgedSettlement,
  judgeSettlement,
  stampOf,
} from './judge-settlement.ts';
import { readSettlementFile } from './read-settlement-file.ts';
import { addsUp, namesOf, netOf, type SettlementLine } from './settlement-line.ts';

/**
 * What the lines of a courier's file are to the shop. Nothing is booked.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 404 `courier_not_found`; 422
 *   `settlement_unreadable`.
 */
export async function checkSettlementFile(
  db: Db,
  principal: Principal,
  { courierId, file }: { courierId: number; file: Buffer },
): Promise<SettlementPreview> {
  requirePermission(principal, 'settlement.match');
  await assertCourier(db, courierId);
  const lines = await readSettlementFile(file);
  return presentPreview(db, await judgeSettlement(db, courierId, lines));
}

async function presentPreview(
  db: Db,
  { lines, span, missing }: JudgedSettlement,
): Promise<SettlementPreview> {
  const byState = Map.groupBy(lines, ({ state }) => state);
  const shown = [...byState.values()]
    .flatMap((some) => some.slice(0, SETTLEMENT_LINES_SHOWN))
    .sort((one, other) => one.line.line - other.line.line);
  const missed = missing.slice(0, SETTLEMENT_LINES_SHOWN);
  const parcels = await presentSettledParcels(db, [
    ...shown.flatMap(({ parcel }) => parcel ?? []),
    ...missed,
  ]);
  return {
    all: sumsOf(lines.map(({ line }) => line)),
    booked: sumsOf(lines.flatMap(({ state, line }) => (isBooked(state) ? line : []))),
    states: SETTLEMENT_LINE_STATES.flatMap((state) => {
      const own = byState.get(state) ?? [];
      const cash = toEgp(own.reduce((sum, { line }) => sum + line.cash, 0));
      return own.length === 0 ? [] : { state, count: own.length, cash };
    }),
    lines: shown.map((judged) => presentLine(judged, parcels)),
    span,
    missing: {
      count: missing.length,
      sum: toEgp(missing.reduce((sum, parcel) => sum + outstandingOf(parcel), 0)),
      parcels: missed.flatMap((parcel) => {
        const found = parcels.get(parcel.id);
        return found ? { ...found, owed: toEgp(outstandingOf(parcel)) } : [];
      }),
    },
    stamp: stampOf(handInLinesOf(lines)),
  };
}

type Parcels = Awaited<ReturnType<typeof presentSettledParcels>>;

function presentLine({ line, state, parcel, owed }: JudgedLine, parcels: Parcels) {
  return {
    line: line.line,
    names: namesOf(line),
    state,
    parcel: parcels.get(parcel?.id ?? 0) ?? null,
    owed: toEgp(owed),
    cash: toEgp(line.cash),
    fees: toEgp(line.fees),
    vat: toEgp(line.vat),
    net: toEgp(netOf(line)),
    transaction: line.transaction,
    day: line.day,
    adds_up: addsUp(line),
  };
}

function sumsOf(lines: readonly SettlementLine[]): SettlementPreview['all'] {
  const sum = (of: (line: SettlementLine) => number) =>
    toEgp(lines.reduce((all, line) => all + of(line), 0));
  return {
    lines: lines.length,
    cash: sum(({ cash }) => cash),
    fees: sum(({ fees }) => fees),
    vat: sum(({ vat }) => vat),
    net: sum(netOf),
  };
}
