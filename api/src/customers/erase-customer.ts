import { lockCustomerForStaff } from '../accounts/customer-changes.ts';
import { eraseAccount } from '../accounts/delete-account.ts';
import type { AccountDeps } from '../accounts/personal-data.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { readSummary } from './read-customer-page.ts';

/**
 * Erases a customer's personal data as their own deletion of the account does: orders stay without it.
 *
 * @throws ProblemError 403 `permission_required` without `customers.erase`, 404 `customer_not_found`, 409
 *   `record_changed`, 409 `orders_on_their_way` while an order, a return, a transfer or a refund is open.
 */
export async function eraseCustomer(
  { db, now, personalData }: Pick<AccountDeps, 'db' | 'now' | 'personalData'>,
  principal: Principal,
  { customerId, version }: { readonly customerId: number; readonly version: number },
): Promise<void> {
  requirePermission(principal, 'customers.erase');
  const at = now();
  await inTransaction(db, async (tx) => {
    const account = await lockCustomerForStaff(tx, customerId);
    await assertVersion({ seen: version, version: account.version }, () =>
      readSummary(tx, principal, customerId),
    );
    await eraseAccount(tx, personalData, account, at);
    await recordAudit(tx, principal, {
      action: 'customer.erase',
      subject: { kind: 'customer', id: customerId },
      before: { version },
      at,
    });
  });
}
