import type { Db } from '../database/database.ts';
import { deleteQueuedAboutOrder, hasSentAboutOrder } from './message-store.ts';

/**
 * Withdraws queued messages about a cancelled order.
 *
 * @returns whether nobody was notified of the order: something was withdrawn, and nothing was sent before or
 *   is being sent (a message in delivery is due only later).
 */
export async function withdrawMessages(tx: Db, orderId: number, at: Date): Promise<boolean> {
  const withdrawn = await deleteQueuedAboutOrder(tx, orderId);
  const unsent = withdrawn.length > 0 && withdrawn.every((due) => due !== null && due <= at);
  return unsent && !(await hasSentAboutOrder(tx, orderId));
}
