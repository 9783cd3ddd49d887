import type { FastifyReply, FastifyRequest } from 'fastify';

/** A success answer that is made once and sent many times. */
export interface CachedResponse {
  /** Bytes in memory, roughly, with all compressed forms. */
  readonly weight: number;
  /** Whether it says that it could not be made; an older one is better. */
  readonly failed?: boolean;
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
}
