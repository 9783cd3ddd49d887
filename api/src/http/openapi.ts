import type { CallName } from '@dp/contract/calls.ts';
import { type EndpointSchemas, endpoints } from '@dp/contract/endpoints.ts';
import { ERROR_CODES } from '@dp/contract/error-codes.ts';
import { DATABASE_NAME, FIXED_UID } from '@dp/contract/limits.ts';
import { DEFAULT_LOCALE, LOCALES } from '@dp/contract/locale.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import api from '../../package.json' with { type: 'json' };

/** Documents every call at /api/openapi.json and, readable, at /api/docs. Must be registered before the calls. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  const header = (name: string, description: string) =>
    ({ type: 'apiKey', in: 'header', name, description }) as const;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'DP shop API',
        version: api.version,
        description: [
          'The API of the DP lighting shop. Names come in the language of `accept-language` (ar or en).',
          'Errors are RFC 9457 problem documents; `code` is one of:',
          ERROR_CODES.map((code) => `\`${code}\``).join(', '),
        ].join('\n\n'),
      },
      components: {
        securitySchemes: {
          database: header('db', `The database name: ${DATABASE_NAME}`),
          uid: header('uid', `The fixed user id: ${FIXED_UID}`),
          serviceCredential: {
            type: 'http',
            scheme: 'bearer',
            description: 'The shared service credential, from POST /auth/login',
          },
          userToken: header('user-token', "The shopper's session token"),
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document as never);
      return { schema: withHeaders(schema), url } as never;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page references its files by absolute path, without the prefix.
    indexPrefix: app.prefix,
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': ["'self'", 'data:'],
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

const LANGUAGE = z
  .enum(LOCALES)
  .default(DEFAULT_LOCALE)
  .meta({ description: 'The language of names and texts' });

/** Adds the headers of a call. They are only documented here: they are checked earlier, in the endpoint. */
function withHeaders<S extends { hide?: boolean; operationId?: string } | undefined>(schema: S) {
  if (schema?.operationId === undefined) return schema;
  const { headers }: EndpointSchemas = endpoints[schema.operationId as CallName];
  const all = z.object({ 'accept-language': LANGUAGE, ...headers?.shape });
  return { ...schema, headers: z.toJSONSchema(all, { io: 'input' }) };
}
