import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { EMAIL_STYLE_SOURCE } from './compose-email.ts';
import { findMessage, listNewestMessages } from './message-store.ts';
import { OUTBOX_PAGE_POLICY, renderOutboxPage } from './outbox-page.ts';

/** Maximum number of shown messages. */
const SHOWN = 100;

/**
 * The development outbox (design §5): `/dev/outbox` as a page or, with `accept: application/json`, as
 * `{data: [{channel, to, subject, text, created_at}]}`, newest first. Production mode does not have it.
 */
export function addOutboxRoutes(app: FastifyInstance, { db, config }: Deps): void {
  if (config.mode === 'production') return;

  app.get('/dev/outbox', async (request, reply) => {
    const messages = await listNewestMessages(db, SHOWN);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('application/json')) {
      return {
        data: messages.map(({ channel, recipient, subject, text, createdAt }) => ({
          channel,
          to: recipient,
          subject,
          text,
          created_at: createdAt.toISOString(),
        })),
      };
    }
    return reply
      .header('content-security-policy', OUTBOX_PAGE_POLICY)
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage(messages));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : undefined;
    const message = id === undefined ? undefined : await findMessage(db, id);
    if (!message || message.html === null) throw new ProblemError(404, 'route_not_found');
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${EMAIL_STYLE_SOURCE}; frame-ancestors 'none'`,
      )
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(message.html);
  });
}
