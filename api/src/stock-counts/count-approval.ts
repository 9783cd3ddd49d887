import { toPiastres } from '@dp/contract/money.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Principal } from '../principals/principal.ts';
import { readSettings } from '../settings/read-settings.ts';
import { readPermittedStaff } from '../staff/permitted-staff.ts';
import type { CountSums } from './count-differences.ts';
import { stockCountEntries } from './stock-count-tables.ts';

const APPROVE = 'stock.approve-count';

/** Whether the differences of a count are as large as the owner wants a second person to approve. */
export async function needsApproval(db: Db, { turnedPiastres }: CountSums): Promise<boolean> {
  const { approve_from: from } = (await readSettings(db)).stock.value;
  return from !== null && turnedPiastres >= toPiastres(from);
}

/**
 * Whether someone may approve a count: with the permission, and without entries of their own, unless nobody else may.
 */
export async function mayApprove(db: Db, principal: Principal, countId: number): Promise<boolean> {
  if (principal.kind !== 'staff') return principal.kind === 'system';
  const { staffId, permissions } = principal;
  if (!permissions.has(APPROVE)) return false;
  const { countId: of, staffId: by } = stockCountEntries;
  const own = await db.$count(stockCountEntries, and(eq(of, countId), eq(by, staffId)));
  if (own === 0) return true;
  // Closing needs both permissions, so somebody with one of them cannot do it instead.
  const approvers = await readPermittedStaff(db, APPROVE);
  const closers = new Set(await readPermittedStaff(db, 'stock.adjust'));
  return approvers.every((id) => id === staffId || !closers.has(id));
}
