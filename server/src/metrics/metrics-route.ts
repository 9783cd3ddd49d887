import { sameSecret } from '@dp/api/http/same-secret.ts';
import type { FastifyInstance } from 'fastify';
import type { ShopMetrics } from './shop-metrics.ts';

export interface MetricsAccess {
  /** The bearer token of a scraper; without one, the token grants no access. */
  readonly token: string | undefined;
  /** Public access: in development. */
  readonly open: boolean;
}

/** `GET /metrics` for Prometheus; 404 without access. */
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
