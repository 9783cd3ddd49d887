import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addMetricsRoute } from './metrics-route.ts';
import { ShopMetrics, type Waiting } from './shop-metrics.ts';

const TOKEN = 'a-token-for-scrapers';

const NOTHING: Waiting = { orders: [], messages: [] };

async function scrape(
  waiting: Waiting | Error,
  { token, open = true, sent }: { token?: string; open?: boolean; sent?: string } = {},
) {
  const metrics = new ShopMetrics(
    { pool: { idleCount: 3, totalCount: 4, waitingCount: 2 } as never },
    async () => {
      if (waiting instanceof Error) throw waiting;
      return waiting;
    },
  );
  const app = fastify();
  app.addHook('onResponse', async (request, reply) => metrics.observe(request, reply));
  app.get('/things/:id', () => 'a thing');
  addMetricsRoute(app, metrics, { token, open });
  await app.inject('/things/7?phone=01012345678');
  await setImmediate();
  const answer = await app.inject({
    url: '/metrics',
    headers: sent === undefined ? {} : { authorization: `Bearer ${sent}` },
  });
  await app.close();
  return { status: answer.statusCode, text: answer.payload };
}

describe('a scrape reports', () => {
  it('requests per route, by its pattern and never its URL', async () => {
    const { text } = await scrape(NOTHING);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/things/:id",status="2xx"} 1',
    );
    expect(text).not.toContain('01012345678');
  });

  it('what waits: orders, messages, connections', async () => {
    const { text } = await scrape({
      orders: [{ state: 'draft', count: 5 }],
      messages: [{ state: 'failed', count: 1 }],
    });
    expect(text).toContain('dp_orders_open{state="draft"} 5');
    expect(text).toContain('dp_messages_unsent{state="failed"} 1');
    expect(text).toContain('dp_database_connections{state="waited_for"} 2');
    expect(text).toContain('dp_database_up 1');
  });

  it('that the database is away, instead of failing with it', async () => {
    const { status, text } = await scrape(new Error('connection refused'));
    expect(status).toBe(200);
    expect(text).toContain('dp_database_up 0');
  });
});

describe('access to the metrics', () => {
  it('with the token', async () => {
    expect((await scrape(NOTHING, { token: TOKEN, open: false, sent: TOKEN })).status).toBe(200);
  });

  it.each([
    ['without a token in production', {}],
    ['by nobody where none is set', { sent: '' }],
    ['not with another token', { token: TOKEN, sent: 'another-token' }],
  ])('%s: there is no such page', async (_, access) => {
    expect((await scrape(NOTHING, { open: false, ...access })).status).toBe(404);
  });

  it('only with the token if there is one, in development too', async () => {
    expect((await scrape(NOTHING, { token: TOKEN })).status).toBe(404);
  });
});
