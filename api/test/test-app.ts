import { type CallParts, callRequest } from '@dp/contract/call-request.ts';
import { type Call, type CallName, calls } from '@dp/contract/calls.ts';
import type { CallInput, CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Problem } from '@dp/contract/problem.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import type { ApiConfig } from '../src/config.ts';
import type { CourierDriver } from '../src/couriers/courier-driver.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import type { AppDeps } from '../src/deps.ts';
import type { DemoPort } from '../src/opening/demo-port.ts';
import type { PaymentProvider } from '../src/payments/payment-provider.ts';
import { CatalogReadModel } from '../src/read-model/catalog-read-model.ts';
import { ResponseCache } from '../src/read-model/response-cache.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { MemoryMedia } from './arrange/memory-media.ts';
import { NO_LIMITS } from './arrange/no-limits.ts';
import { openTestDatabase } from './test-database.ts';

const RESPONSE_CACHE_BYTES = 32 * 1_024 * 1_024;

/** A clock that only moves when a test moves it. */
export class TestClock {
  #at = new Date('2026-03-01T10:00:00Z');
  readonly now = (): Date => new Date(this.#at);
  advance(amount: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
    const { seconds = 0, minutes = 0, hours = 0, days = 0 } = amount;
    this.#at = new Date(
      this.#at.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000,
    );
  }
}

export const testConfig: ApiConfig = {
  mode: 'development',
  serviceAccount: { login: 'service', password: 'service-password-for-tests' },
  codeSecret: 'code-secret-for-tests',
  publicUrl: 'http://localhost:3000',
  adminUrl: 'http://localhost:3001',
  mailFrom: 'DP <shop@dp.test>',
  trustedProxies: 0,
  limits: NO_LIMITS,
};

/** What a call answered: the parsed body on success, the problem document otherwise. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: T;
  readonly problem: Problem;
  /** The body as it came. */
  readonly bytes: Buffer;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly locale?: Locale;
  /** Replaces or, with undefined, leaves out single headers. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

type TestDeps = AppDeps & { readonly media: MemoryMedia };

/** The real app on a database of its own, with a clock of its own. */
export class TestApp {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly clock: TestClock;
  /** What its use cases are built from, the back office's too. */
  readonly deps: TestDeps;
  #credential: string;

  private constructor(
    app: FastifyInstance,
    database: OpenDatabase,
    deps: TestDeps,
    clock: TestClock,
  ) {
    this.app = app;
    this.deps = deps;
    this.database = database;
    this.clock = clock;
    this.#credential = '';
  }

  static async open(config: Partial<ApiConfig> = {}): Promise<TestApp> {
    return TestApp.on(await openTestDatabase(), config);
  }

  /** The app on a database that is prepared already; closing the app closes it. */
  static async on(
    database: OpenDatabase,
    config: Partial<ApiConfig> = {},
    demo: DemoPort = TEST_DEMO,
    payments: readonly PaymentProvider[] = [],
    courier: CourierDriver | undefined = undefined,
  ): Promise<TestApp> {
    const clock = new TestClock();
    const catalog = new CatalogReadModel(database);
    const deps = {
      db: database.db,
      catalog,
      responses: new ResponseCache(catalog, RESPONSE_CACHE_BYTES, clock.now),
      config: { ...testConfig, ...config },
      media: new MemoryMedia(),
      demo,
      payments,
      courier,
      now: clock.now,
    };
    // Tests are about what is answered, on however busy a machine.
    const app = await createApp(deps);
    await app.ready();
    return new TestApp(app, database, deps, clock);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.close();
  }

  get db() {
    return this.database.db;
  }

  get catalog() {
    return this.deps.catalog;
  }

  /**
   * A call with all headers in order; a service credential is fetched when needed. Tests write to the
   * database behind the app's back, as another process would: what they wrote is read first.
   */
  async call<N extends CallName>(
    name: N,
    input: Partial<Record<keyof CallInput<N>, unknown>> = {},
    options: CallOptions = {},
  ): Promise<Answer<CallOutput<N>>> {
    await this.catalog.refresh();
    return this.callAsItIs(name, input, options);
  }

  /** Calls the API and is answered from what the app knows by itself. */
  async callAsItIs<N extends CallName>(
    name: N,
    input: Partial<Record<keyof CallInput<N>, unknown>> = {},
    options: CallOptions = {},
  ): Promise<Answer<CallOutput<N>>> {
    const { access, requestType }: Call = calls[name];
    const request = callRequest(name, input as CallParts, {
      locale: options.locale ?? 'en',
      credential: access === 'service-login' ? undefined : await this.credential(),
      headers: { 'user-token': options.token, ...options.headers },
    });
    const { body } = input;
    const response = await this.app.inject({
      method: request.method,
      url: `/api${request.path}`,
      headers: request.headers,
      ...(request.method === 'POST' && body !== undefined
        ? {
            payload:
              typeof body === 'string' || requestType ? (body as string | Buffer) : request.body,
          }
        : {}),
    });
    const json = /json/.test(String(response.headers['content-type']));
    const parsed = json && response.payload !== '' ? JSON.parse(response.payload) : undefined;
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed,
      problem: parsed,
      bytes: response.rawPayload,
    };
  }

  /** A valid service credential, renewed once it has expired. */
  async credential(): Promise<string> {
    const expiry = Number(this.#credential.split('.', 1)[0]);
    if (!(expiry > this.clock.now().getTime())) {
      const { login, password } = testConfig.serviceAccount;
      const { body } = await this.call('serviceLogin', { body: { login, password } });
      this.#credential = body.data.token;
    }
    return this.#credential;
  }
}
