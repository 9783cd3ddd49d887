import { createRateLimiter } from '../database/rate-limiter.ts';
import type { Deps } from '../deps.ts';
import { admit } from '../http/admit.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { networkOf } from '../http/network.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** Messages from one network in an hour: enough for a whole office, too few to bury the shop. */
const LIMIT = { name: 'contact', points: 30, seconds: 60 * 60 };

/** Writing to the shop. */
export function addContactRoutes(add: AddEndpoint, deps: Deps): void {
  const limiter = createRateLimiter(deps, LIMIT);

  add('sendContactMessage', async ({ body, locale, ip }) => {
    await admit(limiter, networkOf(ip));
    await sendContactMessage(deps, { ...body, locale });
    return { data: { ok: true } };
  });
}
