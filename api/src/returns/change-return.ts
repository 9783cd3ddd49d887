import type { Permission } from '@dp/contract/staff/permissions.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { readReturnForStaff } from './get-return.ts';
import { lockReturn } from './lock-return.ts';
import type { ReturnRow } from './return-store.ts';

/** A return in the version that staff saw. */
export interface SeenReturn {
  readonly id: number;
  readonly version: number;
}

/** What staff change a locked return with. */
export interface ReturnChange {
  readonly tx: Db;
  readonly at: Date;
  readonly row: ReturnRow;
  readonly order: OrderRow;
}

/**
 * Changes a return in a transaction that has locked its order and it.
 *
 * @throws ProblemError 403 `permission_required`; 404 `return_not_found`; 409 `record_changed`; what `change`
 *   throws.
 */
export async function changeAsStaff<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { permission, id, version }: SeenReturn & { readonly permission: Permission },
  change: (locked: ReturnChange) => Promise<T>,
): Promise<T> {
  requirePermission(principal, permission);
  const at = now();
  return inTransaction(db, async (tx) => {
    const { order, row } = await lockReturn(tx, id);
    await assertVersion({ seen: version, version: row.version }, () =>
      readReturnForStaff({ db: tx, now }, principal, id),
    );
    return change({ tx, at, row, order });
  });
}
