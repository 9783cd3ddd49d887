import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@dp/contract/locale.ts';
import type { PaysBy } from '@dp/contract/payments.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { ApiTransport } from '@dp/storefront/app/api/client.ts';
import type { StorefrontServices } from '@dp/storefront/app/server-context.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { headStart, lowerScriptPriority, runScriptsAfterFirstFrame } from './head-start.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { Page } from './page.ts';
import { type AllowedSources, developmentSources, pageHeaders } from './security-headers.ts';
import type { createServiceToken } from './service-token.ts';
import type { LoadedStorefront } from './storefront-source.ts';

/** `retry-after` of a failed page, in seconds. */
const RETRY_AFTER = '5';

/** The parts of a request that rendering may use: none that the content may depend on. */
export interface Occasion {
  readonly id: string;
  /** The client, for counting search gaps. */
  readonly ip: string;
  readonly log: FastifyBaseLogger;
}

export interface PageMakerParts {
  readonly app: FastifyInstance;
  readonly config: ServerConfig;
  readonly load: () => Promise<LoadedStorefront>;
  readonly serviceToken: ReturnType<typeof createServiceToken>;
  /** Development: pages are as Vite renders them, under a policy that lets it work. */
  readonly developing: boolean;
}

/** A page, and whether everybody may be sent it again. */
export interface MadePage {
  readonly page: Page;
  readonly cacheable: boolean;
}

/** What the owner decides that every page shows. */
export interface Decided extends Pick<StorefrontServices, 'words' | 'onboarding'> {
  readonly shop: ShopDetails;
  readonly pays: PaysBy;
  readonly returnDays: number;
  readonly damageHours: number;
  /** Units of one product in one order; 0 for any number. */
  readonly maxUnitsPerLine: number;
  /** From so many units down a page says how many are left. */
  readonly fewUnits: number;
}

interface Shown extends Decided {
  readonly stale?: Page | undefined;
}

/** Renders pages of the storefront with their headers. */
export class PageMaker {
  readonly #parts: PageMakerParts;
  readonly #secure: boolean;

  constructor(parts: PageMakerParts) {
    this.#parts = parts;
    this.#secure = parts.config.api.publicUrl.startsWith('https:');
  }

  /**
   * The page at `target` (a path with its query) in `locale`, the same for everybody: rendered from these two
   * and the API's public responses, without access to cookies and headers.
   *
   * @param shown what the owner decides, and the page that it replaces: `stale` is returned again when its loaders
   *   return what they returned then, such as after an order that leaves enough in stock. Rendering is most of a
   *   page's cost.
   */
  async renderShared(
    target: string,
    locale: Locale,
    occasion: Occasion,
    shown: Shown,
  ): Promise<MadePage> {
    const { stale } = shown;
    const request = new Request(this.#parts.config.api.publicUrl + target);
    const { response, page } = await this.#make(request, locale, occasion, shown);
    return { page, cacheable: page === stale || isCacheable(response) };
  }

  /** The storefront's response to a request other than for a page. */
  async renderForRequest(
    request: Request,
    locale: Locale,
    occasion: Occasion,
    shown: Shown,
  ): Promise<Page> {
    return (await this.#make(request, locale, occasion, shown)).page;
  }

  async #make(request: Request, locale: Locale, occasion: Occasion, { stale, ...decided }: Shown) {
    const { entry, handle } = await this.#parts.load();
    const nonce = randomBytes(16).toString('base64url');
    let html: Buffer | undefined;
    let dataTag: string | undefined;
    const services = this.#services(nonce, occasion, {
      ...decided,
      isUnchanged(shown) {
        if (shown === undefined) return false;
        dataTag = createHash('sha256').update(shown).digest('base64url');
        return dataTag === stale?.dataTag;
      },
      onHtml(rendered) {
        html = rendered;
      },
    });
    const response = await handle(request, entry.createLoadContext(services, locale));
    if (stale !== undefined && response.status === 304) return { response, page: stale };
    const bytes = html ?? Buffer.from(await response.arrayBuffer());
    // Markup is ASCII, and one character for each byte is quicker to search and to encode again than text.
    const { content, allowed } = this.#finish(bytes.toString('latin1'), nonce);
    const link = headStart(content);
    const headers = {
      // The language comes from a cookie unless the address pins it.
      vary: 'accept-encoding, cookie',
      'content-language': locale,
      'cache-control': response.status >= 500 ? 'no-store' : 'no-cache',
      ...(link === undefined ? {} : { link }),
      ...(response.status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
      ...Object.fromEntries(response.headers),
      ...pageHeaders(allowed, this.#secure),
    };
    return {
      response,
      page: await Page.of(response.status, headers, Buffer.from(content, 'latin1'), dataTag),
    };
  }

  #finish(html: string, nonce: string): { content: string; allowed: AllowedSources } {
    if (this.#parts.developing) return { content: html, allowed: developmentSources(nonce) };
    const reordered = runScriptsAfterFirstFrame(lowerScriptPriority(html));
    const { html: content, scriptSources } = hashInlineScripts(reordered, nonce);
    return { content, allowed: { scripts: scriptSources, styles: [], connections: [] } };
  }

  /**
   * The loaders' transport to the API.
   *
   * @throws when a call carries a user token: nothing personal may get into a shared page.
   */
  #transport({ id, ip }: Occasion): ApiTransport {
    const { app } = this.#parts;
    return async ({ method, path, headers, body }) => {
      if ('user-token' in headers)
        throw new Error(`A page for everybody asked ${path} for a shopper`);
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: ip,
        headers: { ...headers, 'x-request-id': id },
        // A page for everybody sends no file.
        ...(typeof body === 'string' ? { payload: body } : {}),
      });
      return { status: answer.statusCode, body: answer.payload };
    };
  }

  #services(
    nonce: string,
    occasion: Occasion,
    rendering: Pick<StorefrontServices, 'isUnchanged' | 'onHtml' | keyof Decided>,
  ): StorefrontServices {
    const { config, serviceToken } = this.#parts;
    return {
      nonce,
      origin: config.api.publicUrl,
      production: config.api.mode === 'production',
      serviceToken: async (renew) => (await serviceToken(renew)).token,
      transport: this.#transport(occasion),
      ...rendering,
      reportError: (error) => occasion.log.error({ err: error }, 'page failed'),
    };
  }
}

function isCacheable({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false;
  return !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '');
}
