import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';

/** One structured line a request, without personal data: no query, body, address or header values. */
export function requestLogging(level: string): FastifyServerOptions {
  return {
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
        res: (reply) => ({ status: reply.statusCode }),
        err: (error) => ({
          type: error.name,
          message: scrub(error.message),
          stack: scrub(error.stack ?? ''),
          ...(error.code === undefined ? {} : { code: error.code }),
          ...(error.cause instanceof Error ? { cause: scrub(error.cause.message) } : {}),
        }),
      },
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  };
}

/** Takes e-mail addresses, long digit runs and query parameters out of an error's text. */
function scrub(text: string): string {
  return text
    .replace(/\nparams: .*$/ms, '\nparams: […]')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
    .replace(/\+?\d{8,}/g, '[digits]');
}
