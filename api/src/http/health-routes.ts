import type { FastifyInstance } from 'fastify';
import { isAnswering } from '../database/database.ts';
import type { Deps } from '../deps.ts';

/**
 * `/healthz`: the process runs. `/readyz`: its database responds and it is not stopping. While `leaving`,
 * requests are still served, but with `connection: close`.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { db }: Deps,
  leaving: AbortSignal = new AbortController().signal,
): void {
  let stopping = false;
  leaving.addEventListener('abort', () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !stopping && (await isAnswering(db));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
