import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StorefrontEntry, StorefrontServices } from '@dp/storefront/app/server-context.ts';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { ServerConfig } from '../config.ts';
import { pageHeaders } from './security-headers.ts';
import { createServiceToken } from './service-token.ts';

/** The storefront's code, ready to answer: its build, or Vite's modules while developing. */
export interface LoadedStorefront {
  readonly entry: StorefrontEntry;
  readonly handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
}

/**
 * Serves every address that is not the API's as a page of the storefront, and `GET /service-credential`
 * to browsers. The pages' loaders call the API in process.
 */
export function addStorefrontPages(
  app: FastifyInstance,
  config: ServerConfig,
  load: () => Promise<LoadedStorefront>,
): void {
  const serviceToken = createServiceToken(app, config.api.serviceAccount);
  const secure = config.api.publicUrl.startsWith('https:');

  const services = (nonce: string, request: FastifyRequest): StorefrontServices => ({
    nonce,
    origin: config.api.publicUrl,
    shop: config.shop,
    production: config.api.mode === 'production',
    serviceToken: async (renew) => (await serviceToken(renew)).token,
    transport: async ({ method, path, headers, body }) => {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, 'x-request-id': request.id },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: answer.statusCode, body: answer.payload };
    },
    reportError: (error) => request.log.error({ err: error }, 'page failed'),
  });

  app.get('/service-credential', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await serviceToken(false) };
  });

  app.all('/*', async (request, reply) => {
    if (isApiPath(request.url)) return reply.callNotFound();
    const { entry, handle } = await load();
    const nonce = randomBytes(16).toString('base64url');
    const page = createRequest(request.raw, reply.raw);
    const locale = entry.requestLocale(new URL(page.url), request.headers.cookie ?? null);
    const context = entry.createLoadContext(services(nonce, request), locale);
    const response = await handle(page, context);
    return answer(reply, response, pageHeaders(nonce, secure));
  });
}

function isApiPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
}

function answer(
  reply: FastifyReply,
  response: Response,
  extra: Record<string, string>,
): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.headers(extra);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
  return response.body === null
    ? reply.send('')
    : reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream));
}
