import { DATABASE_NAME, FIXED_UID } from '@dp/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import type { FILE_TYPE } from './file-bodies.ts';

/**
 * The headers that every call carries (specification §6, design §4): the database name, the fixed user
 * id, JSON as content (or a file, where the call takes one) and as accept type.
 *
 * @throws ProblemError naming the first rule that is broken.
 */
export function assertHeaders(
  request: FastifyRequest,
  type?: 'application/json' | typeof FILE_TYPE,
): void {
  const { db, uid, accept } = request.headers;
  if (db === undefined || db === '') throw new ProblemError(400, 'database_required');
  if (db !== DATABASE_NAME) throw new ProblemError(404, 'unknown_database');
  if (uid === undefined || uid === '') throw new ProblemError(400, 'uid_required');
  if (uid !== FIXED_UID) throw new ProblemError(400, 'unknown_uid');
  if (!acceptsJson(accept)) throw new ProblemError(406, 'not_acceptable');
  assertBodyType(request, type);
}

/**
 * @throws ProblemError 415 for a POST that is not of this type. A form of another site can send neither JSON
 *   nor bytes without a type.
 */
export function assertBodyType(
  { method, headers }: FastifyRequest,
  type: 'application/json' | typeof FILE_TYPE = 'application/json',
): void {
  if (method === 'POST' && mediaType(headers['content-type']) !== type) {
    throw new ProblemError(415, 'unsupported_media_type');
  }
}

function acceptsJson(accept = ''): boolean {
  return accept.split(',').some((part) => {
    const [type = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return !refused && ['application/json', 'application/*', '*/*'].includes(type);
  });
}

function mediaType(contentType: string | undefined): string | undefined {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase();
}
