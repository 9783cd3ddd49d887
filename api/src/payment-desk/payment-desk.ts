import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { isAwaiting } from '../orders/pay-order.ts';
import { askAboutAttempt } from '../paying/ask-about-attempt.ts';
import type { PayingDeps } from '../paying/payment-deps.ts';
import {
  countWaitingTransfers,
  listWaitingTransfers,
  readAttempts,
} from '../payments/attempt-rows.ts';
import { countOpenTasks, listOpenTasks } from '../payments/payment-tasks.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { getOrderMoney, presentTask } from './order-money.ts';

/** More than this at once is no list that anybody works through. */
const LISTED_MAX = 200;

/**
 * What payments ask of staff: transfers to match and open tasks, the oldest first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function getPaymentDesk(
  db: Db,
  principal: Principal,
): Promise<StaffCallOutput<'getPaymentDesk'>> {
  requirePermission(principal, 'orders.read');
  const transfers = await listWaitingTransfers(db, LISTED_MAX);
  const tasks = await listOpenTasks(db, LISTED_MAX);
  const ids = [...transfers, ...tasks].flatMap(({ orderId }) => orderId ?? []);
  const orders = new Map(
    (await readOrderRows(db, [...new Set(ids)])).map((order) => [order.id, order]),
  );
  return {
    data: {
      transfers: transfers.flatMap((attempt) => {
        const order = orders.get(attempt.orderId);
        const { checkingSince, senderEnd } = attempt;
        if (!order || checkingSince === null || senderEnd === null) return [];
        return {
          attempt_id: attempt.id,
          order: { id: order.id, number: order.number },
          awaited: isAwaiting(order),
          amount: toEgp(attempt.amountPiastres),
          reference: attempt.reference,
          sender_end: senderEnd,
          sender_name: attempt.senderName,
          customer: order.address?.fullName ?? null,
          reported_at: checkingSince.toISOString(),
          receipt: attempt.receiptAt !== null,
        };
      }),
      tasks: tasks.map((task) => presentTask(task, orders.get(task.orderId ?? 0))),
    },
  };
}

/** How much of it there is; null for who may neither match nor pay back, or not open the page. */
export async function countPaymentWork(
  db: Db,
  principal: Principal,
): Promise<StaffCallOutput<'getToday'>['data']['payments']> {
  const may = (permission: Permission) =>
    principal.kind === 'staff' && principal.permissions.has(permission);
  const acts = may('settlement.match') || may('payments.refund');
  if (!acts || !may('orders.read')) return null;
  return { to_match: await countWaitingTransfers(db), to_decide: await countOpenTasks(db) };
}

/**
 * Asks the providers of an order's attempts what became of them.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`; 404 `order_not_found`.
 */
export async function checkOrderMoney(
  deps: PayingDeps,
  principal: Principal,
  orderId: number,
): Promise<{ data: OrderMoney }> {
  requirePermission(principal, 'orders.confirm');
  await getOrderMoney(deps, principal, orderId);
  for (const { id } of await readAttempts(deps.db, orderId)) await askAboutAttempt(deps, id);
  await recordAudit(deps.db, principal, {
    action: 'order.check-payment',
    subject: { kind: 'order', id: orderId },
    at: deps.now(),
  });
  return getOrderMoney(deps, principal, orderId);
}

/**
 * The gateways that this process has keys for.
 *
 * @throws ProblemError 403 `permission_required` without `settings.edit`.
 */
export function getPaymentSetup(
  { payments, config }: PayingDeps,
  principal: Principal,
): StaffCallOutput<'getPaymentSetup'> {
  requirePermission(principal, 'settings.edit');
  return {
    data: payments.map(({ name, mode, methods }) => ({
      provider: name,
      test: mode === 'test',
      methods: [...methods],
      callback_url: `${config.publicUrl}/api/payments/${name}/callback`,
    })),
  };
}
