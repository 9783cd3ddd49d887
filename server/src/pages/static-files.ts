import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A year: files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files with a lasting name, such as the icons: asked about each time, answered 304 when unchanged. */
const REVALIDATE = 'public, no-cache';

export interface StaticFiles {
  /** The storefront's built files; absent while developing. */
  readonly client: string | undefined;
  /** The folder of the catalogue's pictures. */
  readonly media: string;
  /** Makes the picture behind an address, unless it is there. */
  readonly ensurePicture: (address: string) => Promise<boolean>;
}

/** Serves the catalogue's pictures, made when they are first asked for, and the storefront's files. */
export async function addStaticFiles(
  app: FastifyInstance,
  { client, media, ensurePicture }: StaticFiles,
): Promise<void> {
  mkdirSync(media, { recursive: true });
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.startsWith('/media/')) await ensurePicture(path);
  });
  await app.register(fastifyStatic, {
    ...options(() => IMMUTABLE),
    root: media,
    prefix: '/media/',
  });
  if (client === undefined) return;
  const assets = join(client, 'assets');
  await app.register(fastifyStatic, {
    ...options((path) => (path.startsWith(assets) ? IMMUTABLE : REVALIDATE)),
    root: client,
    prefix: '/',
    // The build puts them there; they have no address of their own.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    // A route for each file, so that everything else is left to the pages.
    wildcard: false,
  });
}

function options(cacheControl: (path: string) => string): Omit<FastifyStaticOptions, 'root'> {
  return {
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
      // The service worker's own policy comes with its file: it must be let ask the shop.
      reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
    },
  };
}
