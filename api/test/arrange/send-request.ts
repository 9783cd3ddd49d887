import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { AnyRequest } from './any-request.ts';

/** Sends a generated request: it may be refused with a problem document, but must not be a fault. */
export async function sendRequest(
  app: FastifyInstance,
  { method, url, headers, body }: AnyRequest,
  problem: z.ZodType<{ status: number }>,
): Promise<number> {
  const answer = await app.inject({
    method: method as 'POST',
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
    payloadAsStream: true,
  });
  const { statusCode: status } = answer;
  const stream = answer.stream();
  // A stream of events has no end.
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
    stream.destroy();
    return status;
  }
  const payload = (await buffer(stream)).toString();
  expect(status, `${method} ${url}: ${payload}`).toBeLessThan(500);
  const refused = status >= 400 && method !== 'HEAD';
  expect(refused ? problem.parse(JSON.parse(payload)).status : status).toBe(status);
  return status;
}
