import type { Locale } from '@dp/contract/locale.ts';
import type { LinkedOrder } from '@dp/contract/order-links.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { cancelWithin } from '../cancel-order.ts';
import { applyAttempt } from '../desk/apply-attempt.ts';
import { readOrder } from '../order-store.ts';
import { lockLinked, presentLinked, requireLinked } from './linked-order.ts';

/** An answer of the customer on the order's page. */
export type LinkAnswer = { readonly confirmed: true } | { readonly cancelledFor: string };

/**
 * Confirms or cancels the order of a link, as an attempt by `link`. Repeating an answer changes nothing; what
 * somebody else has decided since is shown.
 *
 * @throws ProblemError 404 `order_link_invalid`; to cancel, 409 `order_not_cancellable`.
 */
export async function answerByLink(
  deps: Deps,
  token: string,
  answer: LinkAnswer,
  locale: Locale,
): Promise<{ data: LinkedOrder }> {
  const linked = await requireLinked(deps, token);
  const answered = await inTransaction(deps.db, async (tx) => {
    const { order, principal } = await lockLinked(tx, linked);
    const { state } = presentLinked({ ...linked, order }, locale);
    if (state === 'open') {
      await applyAttempt(tx, deps, principal, order, {
        channel: 'link',
        ...('confirmed' in answer
          ? { outcome: 'confirmed' }
          : { outcome: 'cancelled', reason: answer.cancelledFor }),
      });
    } else if ('cancelledFor' in answer && state !== 'cancelled') {
      await cancelWithin(tx, deps, principal, { orderId: order.id, reason: answer.cancelledFor });
    }
    return readOrder(tx, order.id);
  });
  return { data: presentLinked(answered, locale) };
}
