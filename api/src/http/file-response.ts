import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A success response that is a file of the call's `responseType`, ready or made while it is sent. */
export class FileResponse {
  readonly #content: Uint8Array | Readable;
  readonly #type: string;
  readonly #name: string;

  /** @param name the download's file name: ASCII without quotes. */
  constructor(content: Uint8Array | Readable, type: string, name: string) {
    this.#content = content;
    this.#type = type;
    this.#name = name;
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const content = this.#content;
    return reply
      .type(this.#type)
      .header('content-disposition', `attachment; filename="${this.#name}"`)
      .send(
        content instanceof Readable
          ? content
          : Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      );
  }
}
