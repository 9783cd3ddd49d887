import { Writable } from 'node:stream';
import { addMessages } from '@dp/ui/i18n/message-catalogue.ts';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  createRequestHandler as handlerOf,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import ar from './i18n/ar.ts';
import en from './i18n/en.ts';
import { requestLocale as localeOf } from './i18n/locale.ts';
import { NonceContext } from './page/nonce.ts';
import { shownData } from './page/shown-data.ts';
import { pageParameters as parameters } from './page-parameters.ts';
import {
  createLoadContext as fillContext,
  type StorefrontEntry,
  servicesContext,
} from './server-context.ts';

// What the server process takes from the build, as `build.entry.module`.
export const createLoadContext: StorefrontEntry['createLoadContext'] = fillContext;
export const requestLocale: StorefrontEntry['requestLocale'] = localeOf;
export const pageParameters: StorefrontEntry['pageParameters'] = parameters;
export const createRequestHandler: StorefrontEntry['createRequestHandler'] = handlerOf;

addMessages('ar', ar);
addMessages('en', en);

/** How long a page may take to render before it is abandoned, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Renders a page whole before answering: its status is then right even when rendering fails, and the
 * server can keep it. Pages are fast enough that a stream would gain nothing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, maxUnitsPerLine, isUnchanged, onHtml, reportError } =
    loadContext.get(servicesContext);
  const { errors, loaderData } = routerContext.staticHandlerContext;
  if (status === 200 && errors === null && isUnchanged(shownData(loaderData, maxUnitsPerLine))) {
    return new Response(null, { status: 304 });
  }
  let failed = false;
  const html = await render(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
    (error) => {
      failed = true;
      reportError(error, request);
    },
  );
  onHtml(html);
  return new Response(null, { status: failed ? 500 : status, headers });
}

function render(
  page: React.ReactNode,
  nonce: string,
  report: (error: unknown) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout);
    const done = (settle: () => void) => {
      clearTimeout(limit);
      settle();
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Content of a Suspense boundary is shown where it is, without a script that moves it there:
      // the page comes in one piece, and readers without scripts see all of it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        done(() => pipe(new Collector(resolve)));
      },
      onShellError(error) {
        done(() => reject(error));
      },
      onError: report,
    });
  });
}

/**
 * Collects a page that is rendered already. It takes each chunk at once, without the buffers and turns of the
 * event loop that a stream spends on a slow destination.
 */
class Collector extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #onEnd: (page: Buffer) => void;

  constructor(onEnd: (page: Buffer) => void) {
    super();
    this.#onEnd = onEnd;
  }

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#onEnd(Buffer.concat(this.#chunks));
    return this;
  }
}

/** Errors of loaders and actions; what a page throws on purpose (404 and the like) is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider).get(servicesContext).reportError(error, request);
};
