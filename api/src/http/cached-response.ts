import type { FastifyReply, FastifyRequest } from 'fastify';

/** A success response that is built once and sent many times. */
export interface CachedResponse {
  /** Bytes in memory, roughly, with all compressed forms. */
  readonly weight: number;
  /** Whether it is an error page; a stale response is better. */
  readonly failed?: boolean;
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
}
