import { finished } from 'node:stream';
import { PICTURE_BYTES_MAX } from '@dp/contract/staff/picture-values.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** The media type of a request whose body is one file. */
export const FILE_TYPE = 'application/octet-stream';
/** Files that are received at the same time, each in memory. */
const AT_ONCE = 8;
/** When the caller may try again, in seconds. */
const RETRY_SECONDS = 5;

/**
 * Lets calls take one file as their body, up to `PICTURE_BYTES_MAX`. A longer one is refused while it comes in,
 * and of one that breaks off nothing remains.
 *
 * @returns admits a request that brings a file, before its body is read.
 *   @throws ProblemError 503 `uploads_busy`
 */
export function addFileBodies(app: FastifyInstance): (reply: FastifyReply) => void {
  let underWay = 0;
  app.addContentTypeParser(
    FILE_TYPE,
    { parseAs: 'buffer', bodyLimit: PICTURE_BYTES_MAX },
    (_, body, done) => done(null, body),
  );
  return ({ raw }) => {
    if (underWay >= AT_ONCE)
      throw new ProblemError(503, 'uploads_busy', { retry_in: RETRY_SECONDS });
    underWay += 1;
    finished(raw, () => {
      underWay -= 1;
    });
  };
}
