import type { FastifyReply } from 'fastify';

/** A success answer that is a file to keep, of the type that the contract's call `answers` with. */
export class FileAnswer {
  readonly #bytes: Uint8Array;
  readonly #type: string;
  readonly #name: string;

  /** @param name what it is kept as: ASCII without quotes. */
  constructor(bytes: Uint8Array, type: string, name: string) {
    this.#bytes = bytes;
    this.#type = type;
    this.#name = name;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .type(this.#type)
      .header('content-disposition', `attachment; filename="${this.#name}"`)
      .send(Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength));
  }
}
