import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: a cached page takes a few tenths of a millisecond, a slow order a second. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Counted {
  readonly state: string;
  readonly count: number;
}

/** Figures worth an alert. */
export interface Waiting {
  readonly orders: readonly Counted[];
  readonly messages: readonly Counted[];
}

/**
 * The process's Prometheus metrics. Labels are route patterns, never URLs, so that their number is bounded
 * and they contain nothing personal.
 */
export class ShopMetrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #readShop: () => Promise<void>;

  constructor(database: Pick<OpenDatabase, 'pool'>, readWaiting: () => Promise<Waiting>) {
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, route pattern and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [this.#registry],
    });
    addPoolMetrics(this.#registry, database);
    this.#readShop = addShopMetrics(this.#registry, readWaiting);
  }

  /** Counts an answered request. */
  readonly observe = (request: FastifyRequest, reply: FastifyReply): void => {
    this.#requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1_000,
    );
  };

  /** Reports the cached responses of this process; `size` is called at each scrape. */
  watchResponses(size: () => { readonly entries: number; readonly bytes: number }): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value());
        },
      });
    gauge('dp_responses_cached', 'Pages and API answers cached', () => size().entries);
    gauge('dp_responses_cached_bytes', 'Memory they take', () => size().bytes);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics as Prometheus reads them. */
  async text(): Promise<string> {
    await this.#readShop();
    return this.#registry.metrics();
  }
}

function addPoolMetrics(registry: Registry, { pool }: Pick<OpenDatabase, 'pool'>): void {
  new Gauge({
    name: 'dp_database_connections',
    help: 'Connections of this process to its database, and who waits for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

/**
 * Registers the shop's own figures; returns a function that reads them from the database, to be called before
 * each scrape.
 */
function addShopMetrics(registry: Registry, read: () => Promise<Waiting>): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const orders = gauge('dp_orders_open', 'Orders not yet completed, cancelled or returned', [
    'state',
  ]);
  const messages = gauge('dp_messages_unsent', 'Mails and texts queued or given up', ['state']);
  const up = gauge('dp_database_up', 'Whether the database answered this scrape');
  return async () => {
    orders.reset();
    messages.reset();
    try {
      const waiting = await read();
      for (const { state, count } of waiting.orders) orders.set({ state }, count);
      for (const { state, count } of waiting.messages) messages.set({ state }, count);
      up.set(1);
    } catch {
      // A scrape must report problems, not fail with them.
      up.set(0);
    }
  };
}
