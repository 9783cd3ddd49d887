import { mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A year: files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files with a fixed name, such as the icons: revalidated each time, 304 when unchanged. */
const REVALIDATE = 'public, no-cache';
/** The service worker's policy comes with its file: it must be allowed to call the shop. */
const FILE_POLICY = "default-src 'self'; frame-ancestors 'none'";
/** Opened by itself, a picture has no scripts and no access to the shop's origin. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
/**
 * Headers of every other response that say something to a page or a support call only: without them a file's
 * headers are half as long, 12 kB of a first visit's 50 files.
 */
const OF_PAGES = [
  'x-request-id',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
];
/** Compressed forms, which the build writes beside a file; they have no address of their own. */
const WRITTEN = /\.(?:br|gz)$/;
/** Below `/media/`. */
const PICTURE = /^([0-9a-f]{2})\/\1[0-9a-f]{22}-\d{1,4}\.(avif|webp)$/;

export interface PictureFiles {
  /** The folder of the catalogue's pictures. */
  readonly media: string;
  /** Generates the picture at an address if it is missing. */
  readonly ensurePicture: (address: string) => Promise<boolean>;
}

/** Serves the catalogue's pictures, generated on first request. */
export async function addPictures(
  app: FastifyInstance,
  { media, ensurePicture }: PictureFiles,
): Promise<void> {
  mkdirSync(media, { recursive: true });
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.startsWith('/media/')) await ensurePicture(path);
  });
  // No other files in the folder are served.
  await addFolder(app, '/media/', (path) => PICTURE.test(path), {
    ...options(() => IMMUTABLE, PICTURE_POLICY),
    root: media,
  });
}

/** Serves the built browser files of an app, but for its HTML. */
export async function addClientFiles(app: FastifyInstance, client: string): Promise<void> {
  const root = join(client, 'assets');
  const assets = new Set((await readdir(root)).filter((name) => !WRITTEN.test(name)));
  await addFolder(app, '/assets/', (path) => assets.has(path), {
    ...options(() => IMMUTABLE, FILE_POLICY),
    root,
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    ...options(() => REVALIDATE, FILE_POLICY),
    root: client,
    prefix: '/',
    preCompressed: true,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '**/*.html'],
    // One route per file, so that everything else is left to the pages.
    wildcard: false,
  });
}

/**
 * Serves files of a folder by one route. The plugin's own such route reads whole folders for each file, to compare
 * the spelling of names: a third of the shop's processor time while pages are opened for the first time.
 */
async function addFolder(
  app: FastifyInstance,
  prefix: string,
  serves: (path: string) => boolean,
  files: FastifyStaticOptions,
): Promise<void> {
  await app.register((scope, _, done) => {
    scope.register(fastifyStatic, { ...files, serve: false, decorateReply: true });
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
      const path = request.params['*'];
      return serves(path) ? reply.sendFile(path) : reply.callNotFound();
    });
    done();
  });
}

/** The headers of a picture that is not served from a file. @param lasting whether its address changes with it. */
export function pictureHeaders(reply: FastifyReply, lasting: boolean): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
  reply.header('cache-control', lasting ? IMMUTABLE : REVALIDATE);
  reply.header('content-security-policy', PICTURE_POLICY);
}

function options(
  cacheControl: (path: string) => string,
  policy: string,
): Omit<FastifyStaticOptions, 'root'> {
  return {
    index: false,
    decorateReply: false,
    cacheControl: false,
    // The entity tag says it already; nothing here is fetched in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      for (const name of OF_PAGES) reply.removeHeader(name);
      reply.header('cache-control', cacheControl(path));
      reply.header('content-security-policy', policy);
    },
  };
}
