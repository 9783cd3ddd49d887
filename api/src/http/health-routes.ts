import type { FastifyInstance } from 'fastify';
import { isAnswering } from '../database/database.ts';
import type { Deps } from '../deps.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database answers and it is not stopping.
 * Once `leaving` says so it takes requests still, but asks for the next ones to go elsewhere.
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
