import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A success response that is a file made while it is sent, of the call's `responseType`. */
export class StreamResponse {
  readonly #content: Readable;
  readonly #type: string;
  readonly #name: string;

  /** @param name the download's file name: ASCII without quotes. */
  constructor(content: Readable, type: string, name: string) {
    this.#content = content;
    this.#type = type;
    this.#name = name;
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply
      .type(this.#type)
      .header('content-disposition', `attachment; filename="${this.#name}"`)
      .send(this.#content);
  }
}
