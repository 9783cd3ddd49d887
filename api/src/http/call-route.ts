import type { EndpointSchemas } from '@dp/contract/endpoints.ts';
import { type Locale, negotiateLocale } from '@dp/contract/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { PROBLEM_TYPE } from './problem-documents.ts';

/** A response that sends itself: a file, a stream, or what is serialised already. */
export interface Sendable {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
}

/** What every handler gets of a request; its parts are validated. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly locale: Locale;
  /** A request header, when it came once. */
  header(name: string): string | undefined;
  /** The caller's network address. */
  readonly ip: string;
}

/** One call as a route. */
interface CallRoute {
  readonly name: string;
  readonly call: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly responseType?: string;
    readonly requestBytesMax?: number;
  };
  readonly schemas: EndpointSchemas;
  /** More of what the API's documentation says. */
  readonly document?: { readonly tags: string[]; readonly security: Record<string, string[]>[] };
  /** The schema of its problem documents. */
  readonly failure: z.ZodType;
  /** Refuses, by throwing, who may not call, before the body is read. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Refuses, by throwing, what a request's parts may not hold, before they are validated. */
  readonly inspect?: (part: unknown) => void;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Registers a call: validation and response follow its schemas; no answer may be stored. */
export function addCallRoute(app: FastifyInstance, route: CallRoute): void {
  const { name, call, schemas, document, failure, admit, inspect, answer } = route;
  const refusal = { content: { [PROBLEM_TYPE]: { schema: failure } } };
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: schemas.summary,
      operationId: name,
      ...document,
      ...(schemas.params ? { params: schemas.params } : {}),
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { 200: successOf(call, schemas), '4xx': refusal, '5xx': refusal },
    },
    ...(call.requestBytesMax === undefined ? {} : { bodyLimit: call.requestBytesMax }),
    onRequest: admit,
    preValidation: async (request) => {
      // A call without a body means one without fields.
      if (schemas.body && request.body === undefined) request.body = {};
      for (const part of [request.params, request.query]) inspect?.(part);
      // A file is not searched for texts.
      if (!Buffer.isBuffer(request.body)) inspect?.(request.body);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const response = await answer(request, reply);
      return isSendable(response) ? response.send(request, reply) : response;
    },
  });
}

/** Whether a handler's response sends itself. */
export function isSendable(response: unknown): response is Sendable {
  return typeof (response as Partial<Sendable> | undefined)?.send === 'function';
}

/** A validated request's parts. */
export function partsOf(request: FastifyRequest): RequestParts {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    locale: negotiateLocale(request.headers['accept-language']),
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
    ip: request.ip,
  };
}

function successOf({ responseType }: CallRoute['call'], { response }: EndpointSchemas) {
  return responseType === undefined
    ? response
    : { content: { [responseType]: { schema: response } } };
}
