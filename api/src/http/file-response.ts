import type { FastifyReply, FastifyRequest } from 'fastify';

/** A success response that is a file, of the call's `responseType`. */
export class FileResponse {
  readonly #bytes: Uint8Array;
  readonly #type: string;
  readonly #name: string;

  /** @param name the download's file name: ASCII without quotes. */
  constructor(bytes: Uint8Array, type: string, name: string) {
    this.#bytes = bytes;
    this.#type = type;
    this.#name = name;
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply
      .type(this.#type)
      .header('content-disposition', `attachment; filename="${this.#name}"`)
      .send(Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength));
  }
}
