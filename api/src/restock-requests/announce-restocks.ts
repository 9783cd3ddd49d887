import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readMessageWording } from '../message-texts/message-wording.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { restockMessage } from './restock-message.ts';
import { takeFulfilledRequests } from './restock-request-store.ts';

/** Messages of one transaction. */
const PIECE = 50;

/**
 * Queues a message for those who wait for products that can be bought again, the oldest requests first, and deletes
 * the requests in the same transaction: each is answered once, by whichever process takes it.
 *
 * @returns how many there were, and whether there may be more.
 */
export async function announceRestocks(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
): Promise<{ announced: number; more: boolean }> {
  const announced = await inTransaction(deps.db, async (tx) => {
    const requests = await takeFulfilledRequests(tx, PIECE);
    if (requests.length === 0) return 0;
    const wordings = {
      ar: await readMessageWording(tx, 'restock', 'ar'),
      en: await readMessageWording(tx, 'restock', 'en'),
    };
    for (const { productId, product, channel, recipient, customerId, locale } of requests) {
      const message = restockMessage({
        channel,
        locale,
        product,
        productId,
        wording: wordings[locale],
        publicUrl: deps.config.publicUrl,
      });
      await queueMessage(tx, deps, {
        channel,
        to: recipient,
        ...(customerId === null ? {} : { customerId }),
        locale,
        // The contact is not verified: anybody can have typed it.
        askedByStranger: true,
        ...message,
      });
    }
    return requests.length;
  });
  return { announced, more: announced === PIECE };
}
