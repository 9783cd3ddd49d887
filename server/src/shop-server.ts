import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createApp } from '@dp/api/app.ts';
import { type OpenDatabase, openDatabase } from '@dp/api/database/database.ts';
import { StartupError } from '@dp/api/database/startup-error.ts';
import type { Deps } from '@dp/api/deps.ts';
import { startHousekeeping } from '@dp/api/housekeeping.ts';
import { startDelivery } from '@dp/api/messages/start-delivery.ts';
import { prepareDatabase } from '@dp/api/prepare-database.ts';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ServerConfig } from './config.ts';
import { addStaticFiles } from './pages/static-files.ts';
import { addStorefrontPages, type LoadBuild } from './pages/storefront-pages.ts';

/** Where the storefront's code comes from: its build, or Vite while developing. */
export interface StorefrontSource {
  readonly load: LoadBuild;
  readonly mode: 'production' | 'development';
  /** The folder of built browser files; absent while developing. */
  readonly clientFiles: string | undefined;
  /** Vite's own handler, asked before the pages; only while developing. */
  readonly middleware?: Middleware;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Opens the database of `config` and brings it up to date. */
export async function openShopDatabase(
  config: ServerConfig,
  progress: (line: string) => void,
): Promise<OpenDatabase> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    maxConnections: config.maxConnections,
  });
  try {
    await prepareDatabase(database, progress);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The whole process as one application: the API, message delivery, the pictures and the storefront's pages. */
export async function createShopServer(
  config: ServerConfig,
  database: OpenDatabase,
  storefront: StorefrontSource,
): Promise<FastifyInstance> {
  const { db, writes } = database;
  const deps: Deps = { db, writes, config: config.api, now: () => new Date() };
  const app = await createApp(deps, { logLevel: config.logLevel });
  app.addHook('onClose', startDelivery(deps, app.log));
  app.addHook('onClose', startHousekeeping(deps, app.log));
  const pages: FastifyPluginAsync = async (scope) => {
    const { middleware } = storefront;
    if (middleware) {
      scope.addHook('onRequest', (request, reply, done) =>
        middleware(request.raw, reply.raw, done),
      );
    }
    await scope.register(compress, {
      threshold: 1_024,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [BROTLI_QUALITY]: 5 } },
    });
    await addStaticFiles(scope, {
      client: storefront.clientFiles,
      media: join(config.dataDirectory, 'media'),
    });
    addStorefrontPages(scope, config, storefront.load, storefront.mode);
  };
  await app.register(pages);
  return app;
}

/** zlib.constants.BROTLI_PARAM_QUALITY. */
const BROTLI_QUALITY = 1;

/** @throws StartupError when the storefront has not been built. */
export function builtStorefront(): StorefrontSource {
  const directory = fileURLToPath(new URL('../../storefront/build/', import.meta.url));
  const server = join(directory, 'server', 'index.js');
  if (!existsSync(server)) {
    throw new StartupError('The storefront is not built. Run `npm start`, which builds it, once.');
  }
  // React looks at this when it is loaded; without it the pages would run its slow development form.
  process.env.NODE_ENV ??= 'production';
  const build = import(pathToFileURL(server).href);
  return { load: () => build, mode: 'production', clientFiles: join(directory, 'client') };
}
