import { readOrderNumber } from '@dp/contract/order-numbers.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { exchangeReturnBody } from '@dp/contract/staff/returns.ts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { placeReplacement } from '../orders/desk/phone/place-replacement.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { noticeOfReturn } from '../orders/notice-of-return.ts';
import { readOrderIds } from '../orders/order-numbers.ts';
import { isAwaiting } from '../orders/pay-order.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertAccepted, listAccepted } from './accepted-units.ts';
import { changeAsStaff, type ReturnChange } from './change-return.ts';
import { isReplacement } from './return-store.ts';
import { assertStep, stepReturn } from './step-return.ts';

/** An order in these brings nothing. */
const ENDED_STATES: readonly OrderState[] = ['cancelled', 'returned'];

/**
 * Closes a return with the order that brings the replacement: one that the shop makes, of the pieces that it took
 * back and for nothing; or one of the same customer, placed after the return was asked for, such as an order by
 * phone of something else. That one has neither ended nor is it to be paid yet, and replaces no other return.
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
    const pieces = replacement === undefined ? await listAccepted(tx, row.id) : [];
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

async function findReplacement({ tx, row, order }: ReturnChange, typed: string): Promise<number> {
  const number = readOrderNumber(typed);
  const id = number && (await readOrderIds(tx, [number])).get(number);
  // Locked, so that it neither ends nor replaces another return meanwhile.
  const [found] = id === undefined ? [] : await lockOrders(tx, [id]);
  const usable =
    found?.customerId === order.customerId &&
    found.id > order.id &&
    found.placedAt.getTime() >= row.askedAt.getTime() &&
    !ENDED_STATES.includes(found.state) &&
    !isAwaiting(found);
  if (!found || !usable || (await isReplacement(tx, found.id))) {
    throw new ProblemError(422, 'replacement_unusable');
  }
  return found.id;
}
