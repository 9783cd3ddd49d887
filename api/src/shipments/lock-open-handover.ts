import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type HandoverRow, lockHandover } from './courier-store.ts';

/** Locks a list that is not signed. Throws ProblemError 404 `handover_not_found`, 409 `handover_signed`. */
export async function lockOpen(tx: Db, id: number): Promise<HandoverRow> {
  const handover = await lockHandover(tx, id);
  if (!handover) throw new ProblemError(404, 'handover_not_found');
  if (handover.signedAt === null) return handover;
  throw new ProblemError(409, 'handover_signed', { signed_at: handover.signedAt });
}
