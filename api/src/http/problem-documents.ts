import type { ErrorCode, FieldCode } from '@dp/contract/error-codes.ts';
import { isFieldCode } from '@dp/contract/error-codes.ts';
import { isStaffFieldCode, type StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** The content type of an error. */
export const PROBLEM_TYPE = 'application/problem+json';

/** What Fastify and its parts refuse by themselves, by their code, in our words. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, readonly [number, ErrorCode]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'malformed_json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed_json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed_json'],
  FST_UNDER_PRESSURE: [503, 'service_unavailable'],
  FST_ERR_BAD_URL: [404, 'route_not_found'],
};

/**
 * Answers every error of the API with an RFC 9457 problem document; a 5xx reveals no internals (design §4).
 */
export function addProblemDocuments(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500)
      request.log.error({ err: error, code: problem.code }, 'request failed');
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new ProblemError(404, 'route_not_found')),
  );
}

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new ProblemError(400, 'validation_failed', { fields: fieldCodes(error.validation) });
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FRAMEWORK_PROBLEMS[code];
  if (known) return new ProblemError(...known);
  if (isDatabaseAway(error)) return new ProblemError(503, 'service_unavailable');
  // The static file sender refuses paths that leave its folder: nothing exists there.
  if (statusCode === 403 || statusCode === 404) return new ProblemError(404, 'route_not_found');
  if (statusCode === 503) return new ProblemError(503, 'service_unavailable');
  if (error instanceof SyntaxError && statusCode === 400)
    return new ProblemError(400, 'malformed_json');
  // Other framework errors are the caller's fault too.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCode, 'malformed_request');
  return new ProblemError(500, 'internal_error');
}

interface Issue {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

function fieldCodes(issues: readonly Issue[]): Record<string, FieldCode | StaffFieldCode> {
  const fields: Record<string, FieldCode | StaffFieldCode> = {};
  for (const issue of issues) {
    const path = issue.instancePath.slice(1).replaceAll('/', '.');
    if (issue.keyword === 'unrecognized_keys') {
      for (const key of (issue.params.keys as string[]).slice(0, 20)) {
        fields[path ? `${path}.${key}` : key] ??= 'unknown_field';
      }
    } else {
      fields[path || 'body'] ??= fieldCode(issue);
    }
  }
  return fields;
}

function fieldCode(issue: Issue): FieldCode | StaffFieldCode {
  const { message = '' } = issue;
  if (isFieldCode(message) || isStaffFieldCode(message)) return message;
  if (issue.keyword === 'too_small')
    return issue.params.origin === 'string' ? 'too_short' : 'too_small';
  if (issue.keyword === 'too_big') return issue.params.origin === 'string' ? 'too_long' : 'too_big';
  return 'invalid';
}

/** Sends a problem document. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  const retryIn = problem.members.retry_in;
  if (typeof retryIn === 'number')
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryIn))));
  return reply
    .status(problem.status)
    .type(`${PROBLEM_TYPE}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemDocument(problem, request.id));
}

/** A refusal as its caller reads it (RFC 9457). */
export function problemDocument(problem: ProblemError, requestId: string): Record<string, unknown> {
  return {
    type: `/api/docs#${problem.code}`,
    title: problem.code.replaceAll('_', ' '),
    status: problem.status,
    code: problem.code,
    ...problem.members,
    request_id: requestId,
  };
}
