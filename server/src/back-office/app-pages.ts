import { EMAIL_STYLE_SOURCE } from '@dp/api/messages/compose-email.ts';
import type { FastifyInstance } from 'fastify';
import { inlineScriptSources } from '../pages/inline-scripts.ts';
import { Page } from '../pages/page.ts';
import { pageHeaders } from '../pages/security-headers.ts';
import type { BackOfficeSource } from './back-office-source.ts';

/** What is never a page: a call or a file that does not exist must not look like one. */
const NO_PAGE = /^\/(?:api|assets|media)(?:[/?]|$)/;

/** Answers every other address with the app, which finds out in the browser what to show. */
export function addAppPages(app: FastifyInstance, source: BackOfficeSource, secure: boolean): void {
  let built: Promise<Page> | undefined;
  app.get('/*', async (request, reply) => {
    if (NO_PAGE.test(request.url)) return reply.callNotFound();
    // While developing it may change with every request.
    if (source.developing) built = undefined;
    built ??= pageOf(source, secure);
    return (await built).send(request, reply);
  });
}

async function pageOf(source: BackOfficeSource, secure: boolean): Promise<Page> {
  const html = await source.html();
  const headers = pageHeaders(
    {
      scripts: inlineScriptSources(html),
      // Vite puts style elements into the page and reloads it over a socket; previews of mails have their own.
      styles: source.developing ? ["'unsafe-inline'"] : [EMAIL_STYLE_SOURCE],
      connections: source.developing ? ['ws:'] : [],
    },
    secure,
  );
  return Page.of(
    200,
    {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      // Files that a newer build has replaced must not be asked for.
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      // Barcodes are scanned with it.
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
      'x-robots-tag': 'noindex',
    },
    Buffer.from(html),
  );
}
