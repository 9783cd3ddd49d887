import { toEgp } from '@dp/contract/money.ts';
import type { ProviderName } from '@dp/contract/payments.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { PaymentTaskKind } from '@dp/contract/staff/payment-values.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { listReceived } from '../payments/ledger-rows.ts';
import { listTasksByCause, openTasks } from '../payments/payment-tasks.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { spanOf } from './get-ledger.ts';
import { presentTask } from './order-money.ts';
import { type FileRow, readProviderFile } from './read-provider-file.ts';

/** A provider's file for some days. */
export interface ProviderFile {
  readonly provider: ProviderName;
  readonly from: string;
  readonly until: string;
  readonly file: Buffer;
}

type Received = Awaited<ReturnType<typeof listReceived>>[number];

/**
 * Compares a provider's file with what the shop booked on the same days, by the provider's payment or the
 * attempt's reference. What is missing on either side, or has another sum, becomes a task, once.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 422 `provider_file_unreadable`,
 *   `provider_file_too_long`.
 */
export async function compareProviderFile(
  deps: Deps,
  principal: Principal,
  { provider, from, until, file }: ProviderFile,
): Promise<StaffCallOutput<'compareProviderFile'>> {
  requirePermission(principal, 'settlement.match');
  const rows = readProviderFile(file);
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const ours = await listReceived(tx, provider, spanOf({ from, until }));
    const { matched, found } = compare(provider, ours, rows);
    await openTasks(
      tx,
      found.map((one) => ({ ...one, openedAt: at })),
    );
    await recordAudit(tx, principal, {
      action: 'payments.compare',
      subject: { kind: 'provider', id: provider },
      after: { from, until, rows: rows.length, matched: matched.length, found: found.length },
      at,
    });
    return {
      data: {
        rows: rows.length,
        matched: matched.length,
        matched_sum: toEgp(matched.reduce((sum, { piastres }) => sum + piastres, 0)),
        tasks: await presentTasks(
          tx,
          found.map(({ cause }) => cause),
        ),
      },
    };
  });
}

interface Found {
  readonly kind: PaymentTaskKind;
  readonly cause: string;
  readonly orderId: number | null;
  readonly attemptId: number | null;
  readonly amountPiastres: number;
  readonly detail: string | null;
}

function compare(provider: ProviderName, ours: readonly Received[], rows: readonly FileRow[]) {
  const matched: Received[] = [];
  const found: Found[] = [];
  const left = new Set(ours);
  const named = new Map(
    ours.flatMap((one) =>
      [one.payment, one.reference].map((name) => [name ?? one.reference, one] as const),
    ),
  );
  for (const row of rows) {
    const one = row.names.flatMap((name) => named.get(name) ?? []).find((each) => left.has(each));
    if (!one) {
      found.push({
        kind: 'only_in_file',
        cause: `${provider}: ${row.names[0]}`,
        orderId: null,
        attemptId: null,
        amountPiastres: row.piastres,
        detail: row.names.join(' · '),
      });
      continue;
    }
    left.delete(one);
    if (one.piastres === row.piastres) matched.push(one);
    else found.push({ ...taskOf('file_differs', one), detail: String(toEgp(row.piastres)) });
  }
  return { matched, found: [...found, ...[...left].map((one) => taskOf('not_in_file', one))] };
}

function taskOf(kind: PaymentTaskKind, { id, orderId, reference, piastres }: Received): Found {
  const about = { orderId, attemptId: id, amountPiastres: piastres, detail: null };
  return { kind, cause: reference, ...about };
}

async function presentTasks(tx: Db, causes: readonly string[]) {
  const tasks = await listTasksByCause(tx, causes);
  const ids = [...new Set(tasks.flatMap(({ orderId }) => orderId ?? []))];
  const orders = new Map((await readOrderRows(tx, ids)).map((order) => [order.id, order]));
  return tasks.map((task) => presentTask(task, orders.get(task.orderId ?? 0)));
}
