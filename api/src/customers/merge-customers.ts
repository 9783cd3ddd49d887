import type { CustomerSummary } from '@dp/contract/staff/customers.ts';
import {
  type CustomerAccount,
  endMergedAccount,
  lockBothCustomers,
} from '../accounts/customer-changes.ts';
import type { AccountDeps } from '../accounts/personal-data.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { findMergeRefusal } from './merge-rules.ts';
import { readSummary } from './read-customer-page.ts';

interface Merge {
  /** The account that takes over everything. */
  readonly staysId: number;
  readonly staysVersion: number;
  /** The account that ends. */
  readonly endsId: number;
  readonly endsVersion: number;
}

/**
 * Merges two accounts of one person: orders, addresses, favourites, notes, messages and uses of vouchers
 * move, and the other account ends with its sessions (decision 095). Both are locked as for placing an order,
 * so that a concurrently placed order moves too, or finds its account ended.
 *
 * @throws ProblemError 403 `permission_required` without `customers.erase`; 404 `customer_not_found`; 409
 *   `record_changed` when either was changed since it was looked at; 409 `customers_not_merged` with the
 *   `reason`.
 */
export async function mergeCustomers(
  { db, now, personalData }: Pick<AccountDeps, 'db' | 'now' | 'personalData'>,
  principal: Principal,
  merge: Merge,
): Promise<CustomerSummary> {
  requirePermission(principal, 'customers.erase');
  const { staysId, endsId } = merge;
  const at = now();
  if (staysId === endsId) {
    throw new ProblemError(409, 'customers_not_merged', { reason: 'same_account' });
  }
  return inTransaction(db, async (tx) => {
    const [stays, ends] = await lockBothCustomers(tx, staysId, endsId);
    for (const [{ id, version }, seen] of [
      [stays, merge.staysVersion],
      [ends, merge.endsVersion],
    ] as const) {
      await assertVersion({ seen, version }, () => readSummary(tx, principal, id));
    }
    const reason = await findMergeRefusal(tx, stays, ends);
    if (reason) throw new ProblemError(409, 'customers_not_merged', { reason });
    const contacts = [ends.phone, ends.email].flatMap((contact) => contact ?? []);
    const moved = await personalData.move(tx, { id: endsId, contacts }, staysId);
    const merged = await endMergedAccount(tx, { stays, ends, at });
    await recordAudit(tx, principal, {
      action: 'customer.merge',
      subject: { kind: 'customer', id: staysId },
      before: { version: stays.version, merged: null },
      after: { version: merged.version, merged: endsId, moved },
      at,
    });
    await recordAudit(tx, principal, {
      action: 'customer.end',
      subject: { kind: 'customer', id: endsId },
      before: { version: ends.version, ...proofs(ends) },
      after: { merged_into: staysId },
      at,
    });
    return readSummary(tx, principal, staysId);
  });
}

function proofs({ phoneVerifiedAt, emailVerifiedAt }: CustomerAccount) {
  return { phone_proven: phoneVerifiedAt !== null, email_proven: emailVerifiedAt !== null };
}
