import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A year: files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files with a lasting name, such as the icons: asked about each time, answered 304 when unchanged. */
const REVALIDATE = 'public, no-cache';

/** Serves the catalogue's pictures and, once built, the storefront's files. */
export async function addStaticFiles(
  app: FastifyInstance,
  { client, media }: { readonly client: string | undefined; readonly media: string },
): Promise<void> {
  mkdirSync(media, { recursive: true });
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
      reply.header('x-content-type-options', 'nosniff');
    },
  };
}
