import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { PROBLEM_TYPE, problemDocument } from './problem-documents.ts';

/** Errors of Node's parser by code; any other is a malformed request. */
const REFUSALS: Readonly<Record<string, ProblemError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ProblemError(408, 'request_timeout'),
  HPE_HEADER_OVERFLOW: new ProblemError(431, 'headers_too_large'),
};

/** Answers malformed or too slow requests with a problem document, and closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const problem = REFUSALS[error.code ?? ''] ?? new ProblemError(400, 'malformed_request');
    const id = randomUUID();
    const body = JSON.stringify(problemDocument(problem, id));
    socket.write(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
        `content-type: ${PROBLEM_TYPE}; charset=utf-8`,
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        `x-request-id: ${id}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}

/**
 * Answers with a problem document what Node would refuse with an empty response (`requireHostHeader`,
 * `Expect`).
 */
export function addRequestLineRules(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') {
      throw new ProblemError(400, 'malformed_request');
    }
    // HTTP has one expectation, which Node has handled before.
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
      throw new ProblemError(417, 'malformed_request');
    }
  });
}
