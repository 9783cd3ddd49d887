import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CachedResponse } from '@dp/api/http/cached-response.ts';
import {
  compressText,
  type Encoding,
  encodingFor,
  SMALLEST_TO_COMPRESS,
} from '@dp/api/http/content-encoding.ts';
import { unpooled } from '@dp/api/http/unpooled.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers, the entry and the stamps, roughly, in bytes. */
const OVERHEAD = 4_096;
/** The weight of the gzip form relative to the brotli one, if requested. */
const WITH_GZIP = 2.25;

/** From this response on a page counts as popular. */
const SENDS_BEFORE_THOROUGH = 2;

const decompress = promisify(brotliDecompress);

type Form = Encoding | 'plain';

/**
 * A page that can be sent many times. Many are sent once before their content changes, so it is compressed
 * fast at first, and with maximum compression at its second request. Only compressed forms stay in memory.
 */
export class Page implements CachedResponse {
  readonly status: number;
  /** Identifies the loader data it was rendered from. */
  readonly dataTag: string | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #bodies = new Map<Form, Buffer>();
  readonly #tag: string | undefined;
  #sends = 0;

  private constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    tag: string | undefined,
    dataTag: string | undefined,
  ) {
    this.status = status;
    this.dataTag = dataTag;
    this.#headers = headers;
    this.#tag = tag;
  }

  /**
   * A success gets an entity tag of its content.
   *
   * @param dataTag identifies the loader data it was rendered from, if that is known.
   */
  static async of(
    status: number,
    headers: Readonly<Record<string, string>>,
    content: Buffer,
    dataTag?: string,
  ): Promise<Page> {
    const tag =
      status === 200
        ? `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
        : undefined;
    const sent = tag === undefined ? headers : { ...headers, etag: tag };
    const page = new Page(status, sent, tag, dataTag);
    if (content.length < SMALLEST_TO_COMPRESS) page.#bodies.set('plain', unpooled(content));
    else page.#bodies.set('br', await compressText('br', content, 'quick'));
    return page;
  }

  get failed(): boolean {
    return this.status >= 500;
  }

  get weight(): number {
    const body = this.#bodies.get('br') ?? this.#bodies.get('plain');
    return OVERHEAD + Math.ceil((body?.length ?? 0) * WITH_GZIP);
  }

  /** Answers `request` with the page, or with 304 when the browser's copy is current. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    reply.headers(this.#headers);
    if (this.#tag !== undefined && names(request.headers['if-none-match'], this.#tag)) {
      return reply.code(304).removeHeader('content-type').send();
    }
    reply.code(this.status);
    const form = this.#bodies.has('plain') && !this.#bodies.has('br') ? 'plain' : formFor(request);
    if (form !== 'plain') reply.header('content-encoding', form);
    this.#sends += 1;
    if (this.#sends === SENDS_BEFORE_THOROUGH) this.#compressThoroughly();
    const body = this.#bodies.get(form);
    return body === undefined
      ? this.#make(form).then((made) => reply.send(made))
      : reply.send(body);
  }

  /** In the background: responses use the fast form until it is done. */
  #compressThoroughly(): void {
    const quick = this.#bodies.get('br');
    if (quick === undefined) return;
    decompress(quick)
      .then((plain) => compressText('br', plain, 'thorough'))
      .then((body) => this.#bodies.set('br', body))
      .catch(() => {});
  }

  async #make(form: Form): Promise<Buffer> {
    const plain = await decompress(this.#bodies.get('br') ?? Buffer.alloc(0));
    // Few clients request the identity form, which is the largest by far.
    if (form !== 'gzip') return plain;
    const body = await compressText('gzip', plain, 'thorough');
    this.#bodies.set(form, body);
    return body;
  }
}

function formFor(request: FastifyRequest): Form {
  return encodingFor(request.headers['accept-encoding']) ?? 'plain';
}

/** Whether an `if-none-match` header names a tag. */
function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  const bare = tag.slice(2);
  return header.split(',').some((given) => /^(?:W\/)?(.*)$/.exec(given.trim())?.[1] === bare);
}
