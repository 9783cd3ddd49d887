import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { createShopperAuthentication } from './accounts/authenticate-shopper.ts';
import { addAddressRoutes } from './addresses/address-routes.ts';
import { addBrowseRoutes } from './browse/browse-routes.ts';
import { addContactRoutes } from './contact/contact-routes.ts';
import type { AppDeps } from './deps.ts';
import { SMALLEST_TO_COMPRESS } from './http/content-encoding.ts';
import { createEndpointRegistrar } from './http/endpoint.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addJsonBodies } from './http/json-bodies.ts';
import { addOpenApi } from './http/openapi.ts';
import { addProblemDocuments } from './http/problem-documents.ts';
import { readableAddress } from './http/readable-address.ts';
import { logRequests, requestLogging } from './http/request-logging.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createServiceCredentials } from './http/service-credential.ts';
import { addServiceCredentialRoutes } from './http/service-credential-routes.ts';
import { addRequestLineRules, refuseUnreadable } from './http/unreadable-requests.ts';
import { addLocationRoutes } from './locations/location-routes.ts';
import { addOutboxRoutes } from './messages/outbox-routes.ts';
import { addOrderRoutes } from './orders/order-routes.ts';
import { personalData } from './personal-data.ts';
import { addPricingRoutes } from './pricing/pricing-routes.ts';
import { createVoucherGuesses } from './vouchers/voucher-guesses.ts';

/** Room for the address and the headers: a search text of 20,000 Arabic letters takes six bytes for each. */
const HEADERS_LIMIT_BYTES = 160 * 1_024;
/** Largest request body: a full cart is about 6 kB. */
const BODY_LIMIT_BYTES = 64 * 1_024;
/** How long the headers of a request may take; nobody's phone is slower, and a connection held open costs memory. */
const HEADERS_TIMEOUT_MS = 15_000;
/** How long a whole request may take to come in, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How long a connection may do nothing at all; longer than it is kept open between two requests. */
const IDLE_CONNECTION_MS = 90_000;

/** A process whose event loop is behind by this much turns calls away, in milliseconds. */
const MAX_EVENT_LOOP_DELAY_MS = 3_000;

export interface AppOptions {
  /** When calls are turned away; 0 for never. */
  readonly maxEventLoopDelayMs?: number;
  /** Level of the structured log; `silent` for none. */
  readonly logLevel?: string;
  /** Says that the process is about to stop. */
  readonly leaving?: AbortSignal;
  /** Told of every answered request, of whatever route. */
  readonly observe?: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * The shop's API as an application that is not yet listening; the server and the tests use the same.
 * Everything stands under `/api`, but the health checks and, in development, `/dev/outbox`.
 */
export async function createApp(deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    ...requestLogging(options.logLevel ?? 'silent'),
    bodyLimit: BODY_LIMIT_BYTES,
    http: {
      maxHeaderSize: HEADERS_LIMIT_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
    },
    clientErrorHandler: refuseUnreadable,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    trustProxy: (_address, hop) => hop < deps.config.trustedProxies,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // Longer ones never get here; which of the others are right, the schemas say, in our own words.
    routerOptions: { maxParamLength: HEADERS_LIMIT_BYTES },
  });
  const security = securityHeaders(deps.config.publicUrl.startsWith('https:'));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.headers(security);
  });
  logRequests(app);
  addRequestLineRules(app);
  const { observe } = options;
  if (observe) {
    app.addHook('onResponse', (request, reply, done) => {
      observe(request, reply);
      done();
    });
  }
  addProblemDocuments(app);
  addHealthRoutes(app, deps, options.leaving);
  addOutboxRoutes(app, deps);

  const calls: FastifyPluginAsync = async (api) => {
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    addProblemDocuments(api);
    // Calls alone are turned away from a process that cannot keep up: pages and files are cheap.
    await api.register(underPressure, {
      maxEventLoopDelay: options.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
      retryAfter: 5,
    });
    addJsonBodies(api);
    await api.register(compress, {
      threshold: SMALLEST_TO_COMPRESS,
      encodings: ['br', 'gzip'],
      globalDecompression: false,
    });
    await addOpenApi(api);

    const credentials = createServiceCredentials(deps.config.serviceAccount, deps.now);
    const add = createEndpointRegistrar(
      api,
      credentials,
      createShopperAuthentication(deps),
      deps.responses,
    );
    addServiceCredentialRoutes(add, credentials);
    addAccountRoutes(add, { ...deps, personalData });
    addContactRoutes(add, deps);
    addBrowseRoutes(add, deps);
    api.addHook('onListen', async () => {
      // Nobody waits for it: whoever searches first only waits for the rest.
      deps.catalog.search().catch((error: unknown) => {
        if (!options.leaving?.aborted) {
          api.log.warn({ err: error }, 'the search index is built at the first search');
        }
      });
    });
    api.addHook('onClose', () => deps.catalog.stop());
    addLocationRoutes(add);
    const guesses = createVoucherGuesses(deps);
    addOrderRoutes(add, deps, guesses);
    addAddressRoutes(add, deps);
    addPricingRoutes(add, deps, guesses);
  };
  await app.register(calls, { prefix: '/api' });
  return app;
}
