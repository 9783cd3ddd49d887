import { readOrderNumber } from '@dp/contract/order-numbers.ts';
import type {
  exchangeReturnBody,
  refundReturnBody,
  sendBackReturnBody,
} from '@dp/contract/staff/returns.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { placeReplacement } from '../orders/desk/phone/place-replacement.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { noticeOfReturn } from '../orders/notice-of-return.ts';
import { readOrderIds } from '../orders/order-numbers.ts';
import type { PayingDeps } from '../paying/payment-deps.ts';
import { sendRefund } from '../paying/send-refund.ts';
import { writeRefund } from '../payment-desk/refund-order.ts';
import { findRefund, type RefundRow } from '../payments/refund-rows.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { changeAsStaff, type ReturnChange } from './change-return.ts';
import { presentAmount } from './present-return.ts';
import { changeReturn, listReturnInspections, type ReturnRow } from './return-store.ts';
import { assertStep, stepReturn } from './step-return.ts';

/**
 * Pays back what is owed for a return, as a refund of its order: by the provider that took the money, or by hand
 * with what proves it. The refund's key is the return's, so that it is paid once; one that the provider refused is
 * paid again under a key of its own, as a rule in another way. Until the money has gone it stays due.
 *
 * @throws ProblemError 409 `return_step_illegal`, `return_nothing_accepted`; as `refundOrder`; as `changeAsStaff`
 *   with `payments.refund`.
 */
export async function refundReturn(
  deps: PayingDeps,
  principal: Principal,
  { id, version, ...payout }: { readonly id: number } & z.output<typeof refundReturnBody>,
): Promise<void> {
  const seen = { permission: 'payments.refund', id, version } as const;
  const refund = await changeAsStaff(deps, principal, seen, async ({ tx, row, at }) => {
    if (row.state === 'inspected') await assertAccepted(tx, row.id, true);
    const owed = presentAmount(row)?.total ?? 0;
    const step = { to: 'refunded', at } as const;
    const failed = await findFailedRefund(tx, row);
    if (!failed && (row.state !== 'inspected' || owed === 0)) {
      await stepReturn(tx, principal, row, { ...step, changes: { refundDueAt: null } });
      return undefined;
    }
    const written = await writeRefund(tx, deps, principal, row.orderId, {
      ...{ key: failed ? `return-${id}-after-${failed.id}` : `return-${id}` },
      ...{ amount: owed, reason: `Return ${id}`, ...payout },
    });
    const changes = { refundId: written.id };
    if (failed) await changeReturn(tx, id, changes);
    else await stepReturn(tx, principal, row, { ...step, changes });
    return written;
  });
  if (refund?.state === 'requested') await sendRefund(deps, refund.id);
}

/**
 * Closes a return with the order that brings the replacement: one that the shop makes, of the pieces that it took
 * back and for nothing; or one of the same customer, placed after the return was asked for, such as an order by
 * phone of something else.
 *
 * @returns the products whose stock it took.
 * @throws ProblemError 409 `return_step_illegal`, `return_nothing_accepted`; 422 `replacement_unusable`; as
 *   `placeReplacement`; as `changeAsStaff` with `orders.edit`.
 */
export async function exchangeReturn(
  deps: Deps,
  principal: Principal,
  { replacement, note, ...seen }: { readonly id: number } & z.output<typeof exchangeReturnBody>,
): Promise<number[]> {
  return changeAsStaff(deps, principal, { permission: 'orders.edit', ...seen }, async (change) => {
    const { tx, row, order, at } = change;
    if (row.state === 'inspected') await assertAccepted(tx, row.id, true);
    assertStep(row, 'exchanged');
    const pieces = replacement === undefined ? await acceptedPieces(tx, row.id) : [];
    const replacementOrderId =
      replacement === undefined
        ? await placeReplacement(tx, deps, principal, {
            ...{ order, lines: pieces, key: `return-${row.id}` },
            reason: `Return ${row.id} of ${order.number}`,
          })
        : await findReplacement(change, replacement);
    const changes = { replacementOrderId, refundDueAt: null };
    await stepReturn(tx, principal, row, { to: 'exchanged', at, note, changes });
    await noticeOfReturn(tx, deps, order, 'return-exchanged');
    return pieces.map(({ productId }) => productId);
  });
}

/**
 * Records that a return of which nothing was accepted, or a repaired piece, goes back to its shopper.
 *
 * @throws ProblemError 409 `return_step_illegal`, `return_pieces_accepted`; as `changeAsStaff` with
 *   `orders.dispatch`.
 */
export async function sendBackReturn(
  deps: Deps,
  principal: Principal,
  { note, ...seen }: { readonly id: number } & z.output<typeof sendBackReturnBody>,
): Promise<void> {
  await changeAsStaff(
    deps,
    principal,
    { permission: 'orders.dispatch', ...seen },
    async ({ tx, row, order, at }) => {
      if (row.state === 'inspected') await assertAccepted(tx, row.id, false);
      await stepReturn(tx, principal, row, { to: 'sent_back', at, note });
      await noticeOfReturn(tx, deps, order, 'return-sent-back');
    },
  );
}

/** The refund that closed a return and that the provider refused. */
async function findFailedRefund(
  tx: Db,
  { state, refundId }: ReturnRow,
): Promise<RefundRow | undefined> {
  if (state !== 'refunded' || refundId === null) return undefined;
  const refund = await findRefund(tx, { id: refundId });
  return refund?.state === 'failed' ? refund : undefined;
}

/** The pieces of a return that the shop took back, by product. */
async function acceptedPieces(
  tx: Db,
  id: number,
): Promise<{ productId: number; quantity: number }[]> {
  const units = new Map<number, number>();
  for (const { productId, outcome, quantity } of await listReturnInspections(tx, [id])) {
    if (outcome !== 'not_accepted') units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Refuses to pay for pieces that were not taken back, and to send back those that were. */
async function assertAccepted(tx: Db, id: number, accepted: boolean): Promise<void> {
  const found = await listReturnInspections(tx, [id]);
  const any = found.some(({ outcome }) => outcome !== 'not_accepted');
  if (any === accepted) return;
  throw new ProblemError(409, accepted ? 'return_nothing_accepted' : 'return_pieces_accepted');
}

async function findReplacement({ tx, row, order }: ReturnChange, typed: string): Promise<number> {
  const number = readOrderNumber(typed);
  const id = number && (await readOrderIds(tx, [number])).get(number);
  const [found] = id === undefined ? [] : await readOrderRows(tx, [id]);
  const usable =
    found?.customerId === order.customerId &&
    found.id > order.id &&
    found.placedAt.getTime() >= row.askedAt.getTime();
  if (!found || !usable) throw new ProblemError(422, 'replacement_unusable');
  return found.id;
}
