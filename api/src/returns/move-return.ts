import { toPiastres } from '@dp/contract/money.ts';
import { paysTheWayBack } from '@dp/contract/return-values.ts';
import type { moveReturnBody } from '@dp/contract/staff/returns.ts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { noticeOfReturn } from '../orders/notice-of-return.ts';
import type { Principal } from '../principals/principal.ts';
import { invalidFields } from '../problems/problem-error.ts';
import { readSettings } from '../settings/read-settings.ts';
import { changeAsStaff } from './change-return.ts';
import { refundDueAt } from './return-limits.ts';
import { stepReturn } from './step-return.ts';

/**
 * Books the pick-up of an approved return, or says that it was picked up, received, or given up. Booking again
 * changes the day. With the goods in the shop the days begin in which the money is due.
 *
 * @throws ProblemError 400 for a fee where the shop pays the way back; 409 `return_step_illegal`; as
 *   `changeAsStaff` with `orders.dispatch`.
 */
export async function moveReturn(
  deps: Deps,
  principal: Principal,
  { to, day, fee, note, ...seen }: { readonly id: number } & z.output<typeof moveReturnBody>,
): Promise<void> {
  await changeAsStaff(
    deps,
    principal,
    { permission: 'orders.dispatch', ...seen },
    async ({ tx, row, order, at }) => {
      const settings = (await readSettings(tx)).returns.value;
      const shopperPays = paysTheWayBack(row.reason, settings.free_way_back);
      if (fee !== undefined && fee > 0 && !shopperPays) throw invalidFields({ fee: 'invalid' });
      await stepReturn(tx, principal, row, {
        to,
        at,
        note,
        changes: {
          ...(day === undefined ? {} : { pickupDay: day }),
          ...(fee === undefined ? {} : { pickupFeePiastres: toPiastres(fee) }),
          ...(to === 'received' ? { receivedAt: at } : {}),
          ...(to === 'received' && row.kind === 'return'
            ? { refundDueAt: refundDueAt(at, settings) }
            : {}),
        },
      });
      // The same day once more is no news.
      if (day !== undefined && day !== row.pickupDay) {
        await noticeOfReturn(tx, deps, order, 'return-pickup', { day });
      }
      if (to === 'picked_up') await noticeOfReturn(tx, deps, order, 'return-picked-up');
    },
  );
}
