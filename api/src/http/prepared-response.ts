import type { CallName } from '@dp/contract/calls.ts';
import { type CallOutput, endpoints } from '@dp/contract/endpoints.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.ts';
import {
  compressText,
  type Encoding,
  encodingFor,
  SMALLEST_TO_COMPRESS,
} from './content-encoding.ts';

/** What the compressed forms add to the plain one. */
const COMPRESSED_FORMS = 1.35;

/**
 * A success response that is validated and serialised once, then sent many times. Most uncommon lists and
 * searches are requested only once: so the first is compressed quickly, and maximum compression is used for
 * the second.
 */
export class PreparedResponse implements CachedResponse {
  readonly #json: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #wasSent = false;

  private constructor(json: Buffer) {
    this.#json = json;
  }

  /** @throws when `value` is not what the contract promises: a fault of ours. */
  static of<N extends CallName>(name: N, value: CallOutput<N>): PreparedResponse {
    return new PreparedResponse(Buffer.from(JSON.stringify(endpoints[name].response.parse(value))));
  }

  get weight(): number {
    return Math.ceil(this.#json.length * COMPRESSED_FORMS);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined || this.#json.length < SMALLEST_TO_COMPRESS) {
      return reply.send(this.#json);
    }
    return reply.header('content-encoding', encoding).send(await this.#compress(encoding));
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    if (!this.#wasSent) {
      this.#wasSent = true;
      return compressText(encoding, this.#json, 'quick');
    }
    let compressed = this.#compressed.get(encoding);
    if (!compressed) {
      compressed = compressText(encoding, this.#json, 'thorough');
      this.#compressed.set(encoding, compressed);
    }
    return compressed;
  }
}
