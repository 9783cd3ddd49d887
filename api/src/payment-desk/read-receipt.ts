import type { Db } from '../database/database.ts';
import { findReceipt } from '../payments/transfer-receipts.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * The picture of a transfer's receipt, a JPEG.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`; 404 `receipt_not_found`.
 */
export async function readReceipt(
  db: Db,
  principal: Principal,
  attemptId: number,
): Promise<Buffer> {
  requirePermission(principal, 'orders.read');
  const jpeg = await findReceipt(db, attemptId);
  if (!jpeg) throw new ProblemError(404, 'receipt_not_found');
  return jpeg;
}
