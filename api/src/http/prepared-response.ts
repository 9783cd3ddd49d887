import type { CallName } from '@dp/contract/calls.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.ts';
import {
  compressText,
  type Encoding,
  encodingFor,
  SMALLEST_TO_COMPRESS,
} from './content-encoding.ts';
import { serialiseResponse } from './serialise-response.ts';

/** What the compressed forms add to the plain one. */
const COMPRESSED_FORMS = 1.35;

/** From this response on in one encoding maximum compression is worth its work. */
const SENDS_BEFORE_THOROUGH = 30;

/** One encoding of a response. */
interface Form {
  body: Promise<Buffer>;
  sends: number;
}

/**
 * A success response that is validated and serialised once, then sent many times. Most lists and searches are
 * requested a few times before an order or an edit makes them stale, so they are compressed quickly, and at
 * maximum compression only when they prove popular.
 */
export class PreparedResponse implements CachedResponse {
  readonly #json: Buffer;
  readonly #forms = new Map<Encoding, Form>();

  private constructor(json: Buffer) {
    this.#json = json;
  }

  /** @throws when `value` is not what the contract promises: a fault of ours. */
  static of<N extends CallName>(name: N, value: CallOutput<N>): PreparedResponse {
    return new PreparedResponse(serialiseResponse(name, value));
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
    return reply.header('content-encoding', encoding).send(await this.#compressed(encoding));
  }

  #compressed(encoding: Encoding): Promise<Buffer> {
    let form = this.#forms.get(encoding);
    if (!form) {
      form = { body: compressText(encoding, this.#json, 'quick'), sends: 0 };
      this.#forms.set(encoding, form);
    }
    form.sends += 1;
    if (form.sends === SENDS_BEFORE_THOROUGH) this.#compressThoroughly(encoding, form);
    return form.body;
  }

  /** In the background: responses use the quick form until it is done. */
  #compressThoroughly(encoding: Encoding, form: Form): void {
    compressText(encoding, this.#json, 'thorough')
      .then((body) => {
        form.body = Promise.resolve(body);
      })
      .catch(() => {});
  }
}
