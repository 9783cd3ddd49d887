import { DAY_MS } from '@dp/contract/durations.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readMessageWording } from '../message-texts/message-wording.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { restockMessage } from './restock-message.ts';
import {
  deleteRestockRequests,
  lockFulfilledRequests,
  postponeRestockRequests,
} from './restock-request-store.ts';

/** Messages of one transaction. */
const PIECE = 50;

/**
 * Queues a message for those who wait for products that can be bought again, the oldest requests first, and deletes
 * the requests in the same transaction: each is answered once, by whichever process takes it. One whose message cannot
 * be queued, since its contact has had too many today or the shop has no sender, is tried again a day later.
 *
 * @returns how many were queued, and whether there may be more.
 */
export async function announceRestocks(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
): Promise<{ announced: number; more: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const requests = await lockFulfilledRequests(tx, now, PIECE);
    if (requests.length === 0) return { announced: 0, more: false };
    const [queued, dropped]: [string[], string[]] = [[], []];
    const wordings = {
      ar: await readMessageWording(tx, 'restock', 'ar'),
      en: await readMessageWording(tx, 'restock', 'en'),
    };
    for (const { id, productId, product, channel, recipient, customerId, locale } of requests) {
      const message = restockMessage({
        channel,
        locale,
        product,
        productId,
        wording: wordings[locale],
        publicUrl: deps.config.publicUrl,
      });
      const messageId = await queueMessage(tx, deps, {
        channel,
        to: recipient,
        ...(customerId === null ? {} : { customerId }),
        locale,
        // The contact is not verified: anybody can have typed it.
        askedByStranger: true,
        ...message,
      });
      (messageId === undefined ? dropped : queued).push(id);
    }
    await deleteRestockRequests(tx, queued);
    await postponeRestockRequests(tx, dropped, new Date(now.getTime() + DAY_MS));
    return { announced: queued.length, more: requests.length === PIECE };
  });
}
