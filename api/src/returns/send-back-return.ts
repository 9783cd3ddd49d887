import type { sendBackReturnBody } from '@dp/contract/staff/returns.ts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { noticeOfReturn } from '../orders/notice-of-return.ts';
import type { Principal } from '../principals/principal.ts';
import { assertAccepted } from './accepted-units.ts';
import { changeAsStaff } from './change-return.ts';
import { stepReturn } from './step-return.ts';

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
