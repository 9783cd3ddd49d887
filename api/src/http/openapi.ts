import { ERROR_CODES } from '@dp/contract/error-codes.ts';
import { DATABASE_NAME, FIXED_UID } from '@dp/contract/limits.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Documents every call at /api/openapi.json and, readable, at /api/docs. Must be registered before the calls. */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  const header = (name: string, description: string) =>
    ({ type: 'apiKey', in: 'header', name, description }) as const;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'DP shop API',
        version,
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
      return { schema, url } as never;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
