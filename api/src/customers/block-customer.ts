import type { CustomerSummary } from '@dp/contract/staff/customers.ts';
import {
  blockAccount,
  lockCustomerForStaff,
  readBlockedReason,
} from '../accounts/customer-changes.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { readSummary } from './read-customer-page.ts';

/**
 * Has every order of a customer confirmed before it is packed, or with the reason null no longer. The audit
 * trail has no reason: it may name the person, and rows of it are never erased.
 *
 * @throws ProblemError 403 `permission_required` without `orders.edit`, 404 `customer_not_found`, 409
 *   `record_changed`.
 */
export async function setCustomerBlock(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  given: { readonly customerId: number; readonly version: number; readonly reason: string | null },
): Promise<CustomerSummary> {
  requirePermission(principal, 'orders.edit');
  const { customerId, version, reason } = given;
  const at = now();
  return inTransaction(db, async (tx) => {
    const account = await lockCustomerForStaff(tx, customerId);
    await assertVersion({ seen: version, version: account.version }, () =>
      readSummary(tx, principal, customerId),
    );
    const before = { blocked: (await readBlockedReason(tx, customerId)) !== null };
    await blockAccount(
      tx,
      customerId,
      reason === null ? null : { reason, at: account.blockedAt ?? at },
    );
    await recordAudit(tx, principal, {
      action: reason === null ? 'customer.unblock' : 'customer.block',
      subject: { kind: 'customer', id: customerId },
      before,
      after: { blocked: reason !== null },
      at,
    });
    return readSummary(tx, principal, customerId);
  });
}
