import { sameSecret } from '@dp/api/http/same-secret.ts';
import type { FastifyInstance } from 'fastify';
import type { ShopMetrics } from './shop-metrics.ts';

export interface MetricsAccess {
  /** What a scraper must send as its bearer token; without one, nobody is let in by it. */
  readonly token: string | undefined;
  /** Whether everybody may look: in development. */
  readonly open: boolean;
}

/** `GET /metrics` for Prometheus; to those who may not see it there is no such page. */
export function addMetricsRoute(
  app: FastifyInstance,
  metrics: ShopMetrics,
  { token, open }: MetricsAccess,
): void {
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const { authorization } = request.headers;
    const known = token !== undefined && authorization !== undefined;
    if (
      !(open && token === undefined) &&
      !(known && sameSecret(authorization, `Bearer ${token}`))
    ) {
      return reply.callNotFound();
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
