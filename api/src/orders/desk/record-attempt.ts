import { momentOfWallTime } from '@dp/contract/cairo-time.ts';
import type { attemptResponse, recordAttemptBody } from '@dp/contract/staff/order-page.ts';
import type { z } from 'zod';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { invalidFields } from '../../problems/problem-error.ts';
import { applyAttempt } from './apply-attempt.ts';
import { lockVersion, readCard, type VersionedChange } from './lock-version.ts';
import { findNextToConfirm } from './next-to-confirm.ts';

type Body = z.output<typeof recordAttemptBody>;

/**
 * Records what an attempt to get a customer's confirmation led to, and names the next order to confirm. Of two
 * people with the same order the second gets what the first has done.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`, to cancel `orders.cancel`; 400 for
 *   a call in the past; as `lockVersion` and `applyAttempt`.
 */
export async function recordAttempt(
  deps: Deps,
  principal: Principal,
  { orderId, version, locale }: VersionedChange,
  body: Omit<Body, 'version'>,
): Promise<z.output<typeof attemptResponse>> {
  const { channel, outcome, reason, note } = body;
  requirePermission(principal, 'orders.confirm');
  if (outcome === 'cancelled') requirePermission(principal, 'orders.cancel');
  const at = deps.now();
  const callAt = body.call_at === undefined ? undefined : momentOfWallTime(body.call_at);
  if (callAt && callAt <= at) throw invalidFields({ call_at: 'too_small' });
  return inTransaction(deps.db, async (tx) => {
    const order = await lockVersion(tx, principal, { orderId, version, locale });
    await applyAttempt(tx, deps, principal, order, { channel, outcome, callAt, reason, note });
    const data = await readCard(tx, principal, orderId, locale);
    await recordAudit(tx, principal, {
      action: 'order.attempt',
      subject: { kind: 'order', id: orderId },
      before: { state: order.state, confirmation: order.confirmation },
      after: { state: data.state, confirmation: data.confirmation, channel, outcome },
      at,
    });
    return { data, next: await findNextToConfirm(tx, at) };
  });
}
