import { createApp } from '@dp/api/app.ts';
import { type OpenDatabase, openDatabase } from '@dp/api/database/database.ts';
import type { AppDeps } from '@dp/api/deps.ts';
import { startHousekeeping } from '@dp/api/housekeeping.ts';
import { countUnsentMessages } from '@dp/api/messages/message-queries.ts';
import { startDelivery } from '@dp/api/messages/start-delivery.ts';
import { countOpenOrders } from '@dp/api/orders/order-queries.ts';
import { prepareDatabase } from '@dp/api/prepare-database.ts';
import { CatalogReadModel } from '@dp/api/read-model/catalog-read-model.ts';
import { ResponseCache } from '@dp/api/read-model/response-cache.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ServerConfig } from './config.ts';
import { PictureLibrary } from './media/picture-library.ts';
import { PictureMaker } from './media/picture-maker.ts';
import { addMetricsRoute } from './metrics/metrics-route.ts';
import { ShopMetrics } from './metrics/shop-metrics.ts';
import { addStaticFiles } from './pages/static-files.ts';
import { addStorefrontPages } from './pages/storefront-pages.ts';
import type { StorefrontSource } from './pages/storefront-source.ts';
import { restrictDataDirectory } from './private-files.ts';
import { addSearchEngineRoutes } from './search-engines/search-engine-routes.ts';

/** Opens the database of `config` and migrates it; `withoutTimeouts` for an owner's command. */
export async function openShopDatabase(
  config: ServerConfig,
  progress: (line: string) => void,
  { withoutTimeouts = false } = {},
): Promise<OpenDatabase> {
  await restrictDataDirectory(config.dataDirectory, progress);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    maxConnections: config.maxConnections,
    withoutTimeouts,
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
  leaving: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const { db } = database;
  const catalog = new CatalogReadModel(database, (error) =>
    app.log.warn({ err: error }, 'the catalogue cannot be read; answers show it as it was'),
  );
  const now = () => new Date();
  const responses = new ResponseCache(catalog, config.responseCacheBytes, now);
  const deps: AppDeps = { db, catalog, responses, config: config.api, now };
  const metrics = new ShopMetrics(database, async () => ({
    orders: await countOpenOrders(database.db),
    messages: await countUnsentMessages(database.db),
  }));
  const app = await createApp(deps, {
    logLevel: config.logLevel,
    observe: metrics.observe,
    leaving,
  });
  addMetricsRoute(app, metrics, {
    token: config.metricsToken,
    open: config.api.mode === 'development',
  });
  app.addHook('onClose', startDelivery(deps, app.log));
  app.addHook('onClose', startHousekeeping(deps, app.log));
  const library = new PictureLibrary(config.dataDirectory);
  const pictures = new PictureMaker(library);
  app.addHook('onListen', async () =>
    pictures.fillWhenIdle((error) => app.log.error({ err: error }, 'a picture could not be made')),
  );
  app.addHook('onClose', () => pictures.stop());

  const pages: FastifyPluginAsync = async (scope) => {
    const { middleware } = storefront;
    if (middleware) {
      scope.addHook('onRequest', (request, reply, done) =>
        middleware(request.raw, reply.raw, done),
      );
    }
    await addStaticFiles(scope, {
      client: storefront.clientFiles,
      media: library.mediaDirectory,
      ensurePicture: (address) => pictures.ensure(address),
    });
    addSearchEngineRoutes(scope, { db, origin: config.api.publicUrl });
    await addStorefrontPages(scope, config, responses, storefront);
    metrics.watchResponses(() => responses.size);
  };
  await app.register(pages);
  return app;
}
