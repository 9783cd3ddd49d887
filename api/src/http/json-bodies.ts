import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Parses JSON bodies; an empty one is undefined, since some calls have no body (specification §7). Compressed
 * bodies are refused: they are too short to be worth it.
 */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
      throw new ProblemError(415, 'unsupported_media_type');
    }
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
