import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { readBrandRows } from '@dp/api/brands/brand-queries.ts';
import { readCategoryRows } from '@dp/api/categories/category-queries.ts';
import type { Db } from '@dp/api/database/database.ts';
import { countProductPages, readProductPages } from '@dp/api/products/read-product-pages.ts';
import { brandAddress } from '@dp/storefront/app/brands/brand-tile.ts';
import { productAddress } from '@dp/storefront/app/products/product-summary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { robotsText } from './robots.ts';
import { PAGES_PER_FILE, type SitemapFile, sitemapFile, sitemapIndex } from './sitemap.ts';

/** Pages other than those of products, categories and brands. */
const STANDING_PAGES = [
  '/',
  '/shopping',
  '/categories/',
  '/brands',
  '/bulb-finder',
  '/search/product',
  '/profile/faqs',
  '/profile/privacy-policy',
  '/profile/refund-policy',
  '/contact-us',
] as const;

export interface SearchEngineSetup {
  readonly db: Db;
  /** The shop's public origin, without a slash at the end. */
  readonly origin: string;
  /** Pages per sitemap file; the standard's maximum by default. */
  readonly pagesPerFile?: number;
}

/**
 * `GET /robots.txt`, `GET /sitemap.xml` (the list of files) and its files `/sitemaps/pages.xml` and
 * `/sitemaps/products-1.xml` and on. Files are streamed from the database, so that their size needs no
 * memory.
 */
export function addSearchEngineRoutes(
  app: FastifyInstance,
  { db, origin, pagesPerFile = PAGES_PER_FILE }: SearchEngineSetup,
): void {
  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_ONE_HOUR);
    return robotsText(origin);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { total, changedAt } = await countProductPages(db);
    const files: SitemapFile[] = [{ path: '/sitemaps/pages.xml' }];
    for (let number = 1; (number - 1) * pagesPerFile < total; number += 1) {
      files.push({
        path: `/sitemaps/products-${number}.xml`,
        changedAt: changedAt ?? undefined,
      });
    }
    return sendXml(request, reply, [sitemapIndex(origin, files)]);
  });

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const [categories, brands] = await Promise.all([readCategoryRows(db), readBrandRows(db)]);
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const paths = [
      ...STANDING_PAGES,
      ...categories.map(({ id }) => `/products-category/${id}`),
      ...categories.filter(({ id }) => parents.has(id)).map(({ id }) => `/sub/categories/${id}`),
      ...brands.map(({ id }) => brandAddress(id)),
    ];
    return sendXml(request, reply, sitemapFile(origin, [paths.map((path) => ({ path }))]));
  });

  app.get<{ Params: { number: string } }>(
    '/sitemaps/products-:number(^[1-9][0-9]{0,5}).xml',
    async (request, reply) => {
      const from = (Number(request.params.number) - 1) * pagesPerFile;
      const { total } = await countProductPages(db);
      if (from >= total) return reply.callNotFound();
      return sendXml(
        request,
        reply,
        sitemapFile(origin, productPages(readProductPages(db, { from, most: pagesPerFile }))),
      );
    },
  );
}

async function* productPages(chunks: ReturnType<typeof readProductPages>) {
  for await (const chunk of chunks) {
    yield chunk.map(({ id, changedAt }) => ({ path: productAddress(id), changedAt }));
  }
}

/** An hour: search engines come back after days. */
const CACHE_ONE_HOUR = 'public, max-age=3600';

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  text: AsyncIterable<string> | Iterable<string>,
): FastifyReply {
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', CACHE_ONE_HOUR)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff');
  const plain = Readable.from(text, { objectMode: false });
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  reply.header('content-encoding', 'gzip');
  // A failure half-way ends the connection, and fastify writes it down.
  return reply.send(pipeline(plain, createGzip(), () => undefined));
}
