import { type Call, type CallName, calls } from '@dp/contract/calls.ts';
import { type CallOutput, type EndpointSchemas, endpoints } from '@dp/contract/endpoints.ts';
import { problem } from '@dp/contract/problem.ts';
import { SHOPPER_PICTURE_BYTES_MAX } from '@dp/contract/shopper-picture-values.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { addCallRoute, isSendable, partsOf, type RequestParts } from './call-route.ts';
import { addFileBodies } from './file-bodies.ts';
import type { FileResponse } from './file-response.ts';
import { assertHeaders } from './header-rules.ts';
import type { PreparedResponse } from './prepared-response.ts';
import type { ServiceCredentials } from './service-credential.ts';

/** How a `user-token` becomes a shopper; undefined when it is unknown, expired or revoked. */
export type AuthenticateShopper = (token: string) => Promise<ShopperPrincipal | undefined>;

type Schemas = typeof endpoints;
type Output<N extends CallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What a handler gets: validated parts, the caller's language, and the shopper where the call is a shopper's. */
interface EndpointRequest<N extends CallName> extends RequestParts {
  readonly params: Output<N, 'params'>;
  readonly query: Output<N, 'query'>;
  readonly body: Output<N, 'body'>;
  readonly shopper: (typeof calls)[N]['access'] extends 'shopper' ? ShopperPrincipal : undefined;
  /** The shopper of a public call that may come with a user token; a bad token counts as none. */
  readonly optionalShopper: (typeof calls)[N]['access'] extends 'optional-shopper'
    ? () => Promise<ShopperPrincipal | undefined>
    : undefined;
}

/**
 * Registers one call of the contract: headers, credentials, validation and response follow the contract. A
 * handler may also return a cached response; where the contract says so, a file.
 */
export type AddEndpoint = <N extends CallName>(
  name: N,
  handler: (request: EndpointRequest<N>) => EndpointResponse<N> | Promise<EndpointResponse<N>>,
) => void;
type EndpointResponse<N extends CallName> = (typeof calls)[N] extends { responseType: string }
  ? FileResponse
  : CallOutput<N> | PreparedResponse;

/**
 * The registrar for `app`.
 *
 * @param responses receives `markUncacheable` for responses that bypass its cache.
 */
export function createEndpointRegistrar(
  app: FastifyInstance,
  credentials: ServiceCredentials,
  authenticate: AuthenticateShopper,
  responses: { markUncacheable(): void },
): AddEndpoint {
  const admitFile = addFileBodies(app);

  return (name, handler) => {
    const call: Call = calls[name];
    const schemas: EndpointSchemas = endpoints[name];
    const shoppers = new WeakMap<FastifyRequest, ShopperPrincipal>();

    addCallRoute(app, {
      name,
      call: { ...call, ...(call.requestType && { requestBytesMax: SHOPPER_PICTURE_BYTES_MAX }) },
      schemas,
      document: {
        tags: [call.path.split('/').slice(1, 3).join(' / ')],
        security: securityOf(call),
      },
      failure: problem,
      admit: async (request, reply) => {
        assertHeaders(request, call.requestType);
        if (call.access !== 'service-login') credentials.assertValid(request.headers.authorization);
        if (call.access === 'shopper') {
          const token = userToken(request);
          if (token === undefined) throw new ProblemError(401, 'login_required');
          const shopper = await authenticate(token);
          if (!shopper) throw new ProblemError(401, 'session_expired');
          shoppers.set(request, shopper);
        }
        if (call.requestType !== undefined) admitFile(reply);
      },
      answer: async (request) => {
        const response = await handler({
          ...partsOf(request),
          shopper: shoppers.get(request),
          optionalShopper:
            call.access === 'optional-shopper'
              ? async () => {
                  const token = userToken(request);
                  return token === undefined ? undefined : authenticate(token);
                }
              : undefined,
        } as EndpointRequest<typeof name>);
        if (!isSendable(response)) responses.markUncacheable();
        return response;
      },
    });
  };
}

function userToken(request: FastifyRequest): string | undefined {
  const token = request.headers['user-token'];
  return typeof token === 'string' && token !== '' && token.length <= 200 ? token : undefined;
}

function securityOf(call: Call): Record<string, string[]>[] {
  const login = { database: [], uid: [] };
  if (call.access === 'service-login') return [login];
  const guest = { ...login, serviceCredential: [] };
  const shopper = { ...guest, userToken: [] };
  if (call.access === 'shopper') return [shopper];
  return call.access === 'optional-shopper' ? [guest, shopper] : [guest];
}
