import { RESTOCK_REQUESTS_MAX } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { requireLogin } from '../accounts/login.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { usableChannels } from '../messages/channels.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readShownProducts } from '../products/read-shown-products.ts';
import { dropOldRestockRequests, insertRestockRequest } from './restock-request-store.ts';

/**
 * Stores that a contact wants to be told once when a sold-out product can be bought again; asking again changes
 * nothing. Beyond `RESTOCK_REQUESTS_MAX` of one contact the oldest make way.
 *
 * @throws ProblemError 404 `product_not_found`, 400 naming the field `login`, 422 `otp_undeliverable` when the shop
 *   sends no messages to such a contact.
 */
export async function requestRestock(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  asked: {
    readonly id: number;
    readonly login: string;
    readonly customerId: number | undefined;
    readonly locale: Locale;
  },
): Promise<{ data: { waiting: boolean } }> {
  const { kind, value: recipient } = requireLogin(asked.login);
  const channel = kind === 'email' ? 'email' : 'sms';
  if (!usableChannels(config).has(channel)) throw new ProblemError(422, 'otp_undeliverable');
  const waiting = await inTransaction(db, async (tx) => {
    const product = (await readShownProducts(tx, [asked.id])).get(asked.id);
    if (!product) throw new ProblemError(404, 'product_not_found');
    if (product.stock > 0) return false;
    const { locale, customerId = null } = asked;
    const row = { productId: asked.id, channel, recipient, customerId, locale } as const;
    await insertRestockRequest(tx, { ...row, askedAt: now() });
    await dropOldRestockRequests(tx, recipient, RESTOCK_REQUESTS_MAX);
    return true;
  });
  return { data: { waiting } };
}
