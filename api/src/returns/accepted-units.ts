import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { ProductUnits } from '../products/units-of.ts';
import { listReturnInspections } from './return-store.ts';

/** The units of a return that the shop took back, once for each product. */
export async function listAccepted(tx: Db, id: number): Promise<ProductUnits[]> {
  const units = new Map<number, number>();
  for (const { productId, outcome, quantity } of await listReturnInspections(tx, [id])) {
    if (outcome !== 'not_accepted') units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Refuses to pay for units that were not taken back, and to send back those that were. */
export async function assertAccepted(tx: Db, id: number, accepted: boolean): Promise<void> {
  const any = (await listAccepted(tx, id)).length > 0;
  if (any === accepted) return;
  throw new ProblemError(409, accepted ? 'return_nothing_accepted' : 'return_pieces_accepted');
}
