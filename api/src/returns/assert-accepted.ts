import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { listReturnInspections } from './return-store.ts';

/** Refuses to pay for pieces that were not taken back, and to send back those that were. */
export async function assertAccepted(tx: Db, id: number, accepted: boolean): Promise<void> {
  const found = await listReturnInspections(tx, [id]);
  const any = found.some(({ outcome }) => outcome !== 'not_accepted');
  if (any === accepted) return;
  throw new ProblemError(409, accepted ? 'return_nothing_accepted' : 'return_pieces_accepted');
}
