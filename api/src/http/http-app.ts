import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { SMALLEST_TO_COMPRESS } from './content-encoding.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addJsonBodies } from './json-bodies.ts';
import { addProblemDocuments } from './problem-documents.ts';
import { readableAddress } from './readable-address.ts';
import { logRequests, requestLogging } from './request-logging.ts';
import { securityHeaders } from './security-headers.ts';
import { addRequestLineRules, refuseUnreadable } from './unreadable-requests.ts';

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

export interface AppOptions {
  /** Timeout for receiving a whole request, in milliseconds, where it may be a file. */
  readonly requestTimeoutMs?: number;
  /** Event loop delay from which calls are refused, in milliseconds; 0 for never. */
  readonly maxEventLoopDelayMs?: number;
  /** Level of the structured log; `silent` for none. */
  readonly logLevel?: string;
  /** Aborted when the process is about to stop. */
  readonly leaving?: AbortSignal;
  /** Called for every answered request, of any route. */
  readonly observe?: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * What the shop and the back office have in common: limits, logs, security headers, problem documents and
 * health checks.
 *
 * @param origin the application's public address; by https it asks browsers for nothing else.
 */
export function createHttpApp(
  deps: Deps,
  origin: string,
  options: AppOptions = {},
): FastifyInstance {
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
    requestTimeout: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    trustProxy: (_address, hop) => hop < deps.config.trustedProxies,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // Longer ones never get here; the schemas reject invalid ones, with our own errors.
    routerOptions: { maxParamLength: HEADERS_LIMIT_BYTES },
  });
  const security = securityHeaders(origin.startsWith('https:'));
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
  return app;
}

/** Makes a scope ready for calls: schemas, JSON bodies, compression, and refusal when overloaded. */
export async function prepareForCalls(
  api: FastifyInstance,
  options: Pick<AppOptions, 'maxEventLoopDelayMs'>,
): Promise<void> {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  addProblemDocuments(api);
  // Only calls are refused by an overloaded process: pages and files are cheap.
  await api.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs ?? 0,
    retryAfter: 5,
  });
  addJsonBodies(api);
  await api.register(compress, {
    threshold: SMALLEST_TO_COMPRESS,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
