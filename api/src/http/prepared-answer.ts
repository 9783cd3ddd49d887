import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CallName } from '@dp/contract/calls.ts';
import { type CallOutput, endpoints } from '@dp/contract/endpoints.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** Below this, compressing costs more than it saves. */
const SMALLEST_TO_COMPRESS = 1_024;

const compressors: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (json) => promisify(gzip)(json),
};

/**
 * A success answer that is checked against the contract and written out once, then sent many times;
 * each compressed form is made when first asked for, and kept.
 */
export class PreparedAnswer {
  readonly #json: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  private constructor(json: Buffer) {
    this.#json = json;
  }

  /** @throws when `value` is not what the contract promises: a fault of ours. */
  static of<N extends CallName>(name: N, value: CallOutput<N>): PreparedAnswer {
    return new PreparedAnswer(Buffer.from(JSON.stringify(endpoints[name].response.parse(value))));
  }

  /** Bytes of the uncompressed form. */
  get size(): number {
    return this.#json.length;
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
    let compressed = this.#compressed.get(encoding);
    if (!compressed) {
      compressed = compressors[encoding](this.#json);
      this.#compressed.set(encoding, compressed);
    }
    return compressed;
  }
}

/** The better of our encodings that the caller accepts. */
function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  if (typeof accepted !== 'string') return undefined;
  const names = accepted.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
