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
import { addFavouriteRoutes } from './favourites/favourite-routes.ts';
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

/** Limit for URL and headers: a search text of 20,000 Arabic letters takes six bytes for each. */
const HEADERS_LIMIT_BYTES = 160 * 1_024;
/** Largest request body: a full cart is about 6 kB. */
const BODY_LIMIT_BYTES = 64 * 1_024;
/** Timeout for a request's headers; slow phones fit, and open connections cost memory. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Timeout for receiving a whole request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Idle timeout of a connection; longer than keep-alive. */
const IDLE_CONNECTION_MS = 90_000;

/** Event loop delay from which calls are refused, in milliseconds. */
const MAX_EVENT_LOOP_DELAY_MS = 3_000;

export interface AppOptions {
  /** Event loop delay from which calls are refused; 0 for never. */
  readonly maxEventLoopDelayMs?: number;
  /** Level of the structured log; `silent` for none. */
  readonly logLevel?: string;
  /** Aborted when the process is about to stop. */
  readonly leaving?: AbortSignal;
  /** Called for every answered request, of any route. */
  readonly observe?: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * The shop's API as an application that is not yet listening; the server and the tests use the same.
 * Everything is under `/api`, except the health checks and, in development, `/dev/outbox`.
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
    // Longer ones never get here; the schemas reject invalid ones, with our own errors.
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
    // Only calls are refused by an overloaded process: pages and files are cheap.
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
      // Built in the background: the first search only waits for the rest.
      deps.catalog.search().catch((error: unknown) => {
        if (!options.leaving?.aborted) {
          api.log.warn({ err: error }, 'the search index is built at the first search');
        }
      });
    });
    api.addHook('onClose', () => deps.catalog.stop());
    addLocationRoutes(add);
    const guesses = createVoucherGuesses(deps);
    addFavouriteRoutes(add, deps);
    addOrderRoutes(add, deps, guesses);
    addAddressRoutes(add, deps);
    addPricingRoutes(add, deps, guesses);
  };
  await app.register(calls, { prefix: '/api' });
  return app;
}
