import type { answerReturnBody } from '@dp/contract/staff/returns.ts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { noticeOfReturn } from '../orders/notice-of-return.ts';
import type { Principal } from '../principals/principal.ts';
import { changeAsStaff } from './change-return.ts';
import { stepReturn } from './step-return.ts';

/**
 * Approves a return, or refuses it with words to the shopper.
 *
 * @throws ProblemError 409 `return_step_illegal`; as `changeAsStaff` with `orders.edit`.
 */
export async function answerReturn(
  deps: Deps,
  principal: Principal,
  { approve, words, ...seen }: { readonly id: number } & z.output<typeof answerReturnBody>,
): Promise<void> {
  await changeAsStaff(deps, principal, { permission: 'orders.edit', ...seen }, async (locked) => {
    const { tx, row, order, at } = locked;
    await stepReturn(tx, principal, row, {
      to: approve ? 'approved' : 'refused',
      at,
      changes: { answer: words ?? null },
    });
    if (approve) await noticeOfReturn(tx, deps, order, 'return-approved');
    else await noticeOfReturn(tx, deps, order, 'return-refused', { reason: words ?? '' });
  });
}
