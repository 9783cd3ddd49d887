import type { refundReturnBody } from '@dp/contract/staff/returns.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { PayingDeps } from '../paying/payment-deps.ts';
import { sendRefund } from '../paying/send-refund.ts';
import { writeRefund } from '../payment-desk/refund-order.ts';
import { findRefund, type RefundRow } from '../payments/refund-rows.ts';
import type { Principal } from '../principals/principal.ts';
import { assertAccepted, listAccepted } from './accepted-units.ts';
import { changeAsStaff } from './change-return.ts';
import { presentAmount } from './present-return.ts';
import { changeReturn, type ReturnRow } from './return-store.ts';
import { stepReturn } from './step-return.ts';

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
      returned: {
        units: await listAccepted(tx, id),
        deliveryPiastres: row.deliveryPiastres ?? 0,
      },
    });
    const changes = { refundId: written.id };
    if (failed) await changeReturn(tx, id, changes);
    else await stepReturn(tx, principal, row, { ...step, changes });
    return written;
  });
  if (refund?.state === 'requested') await sendRefund(deps, refund.id);
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
