import { createRateLimiter } from '../../database/rate-limiter.ts';
import type { AppDeps } from '../../deps.ts';
import { admit } from '../../http/admit.ts';
import type { AddEndpoint } from '../../http/endpoint.ts';
import { networkOf } from '../../http/network.ts';
import { listOrderedProducts } from '../order-store.ts';
import { answerByLink } from './answer-by-link.ts';
import { correctByLink, quoteCorrection } from './correct-by-link.ts';
import { presentLinked, requireLinked } from './linked-order.ts';

/** Calls by link of one network in ten minutes: far more than a family's orders, far fewer than a guesser needs. */
const CALLS = { name: 'order-link', points: 100, seconds: 10 * 60 };

/** The calls of the page behind an order's signed link. */
export function addOrderLinkRoutes(add: AddEndpoint, deps: AppDeps): void {
  const limiter = createRateLimiter(deps, CALLS);
  add('getLinkedOrder', async ({ body, locale, ip }) => {
    await admit(limiter, networkOf(ip));
    return { data: presentLinked(await requireLinked(deps, body.token), locale) };
  });
  add('confirmLinkedOrder', async ({ body, locale, ip }) => {
    await admit(limiter, networkOf(ip));
    return answerByLink(deps, body.token, { confirmed: true }, locale);
  });
  add('declineLinkedOrder', async ({ body, locale, ip }) => {
    await admit(limiter, networkOf(ip));
    const { order } = await requireLinked(deps, body.token);
    const declined = await answerByLink(deps, body.token, { cancelledFor: body.reason }, locale);
    deps.catalog.stockMoved(await listOrderedProducts(deps.db, order.id));
    return declined;
  });
  add('quoteLinkedCorrection', async ({ body, ip }) => {
    await admit(limiter, networkOf(ip));
    return quoteCorrection(deps, body);
  });
  add('correctLinkedOrder', async ({ body, locale, ip }) => {
    await admit(limiter, networkOf(ip));
    return correctByLink(deps, body, locale);
  });
}
