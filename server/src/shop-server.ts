import { createApp } from '@dp/api/app.ts';
import { startCalendar } from '@dp/api/catalog/start-calendar.ts';
import { startCourierWork } from '@dp/api/couriers/work-on-deliveries.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { AppDeps } from '@dp/api/deps.ts';
import { startHousekeeping } from '@dp/api/housekeeping.ts';
import { GuardedMedia } from '@dp/api/media/guarded-media.ts';
import { countUnsentMessages } from '@dp/api/messages/message-queries.ts';
import { createSenders } from '@dp/api/messages/senders.ts';
import { startDelivery } from '@dp/api/messages/start-delivery.ts';
import { startDemoRemovalWork } from '@dp/api/opening/start-demo-removal-work.ts';
import { countOpenOrders } from '@dp/api/orders/order-queries.ts';
import { startPaymentWork } from '@dp/api/paying/work-on-payments.ts';
import { startPriceBatchWork } from '@dp/api/price-batches/start-price-batch-work.ts';
import { CatalogReadModel } from '@dp/api/read-model/catalog-read-model.ts';
import { ResponseCache } from '@dp/api/read-model/response-cache.ts';
import { startAnnouncing } from '@dp/api/restock-requests/start-announcing.ts';
import { startSheetWork } from '@dp/api/sheets/start-sheet-work.ts';
import { createPushSender } from '@dp/api/staff/push/push-sender.ts';
import { APP_ICONS, appIconAddress } from '@dp/contract/app-icons.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createBackOfficeServer } from './back-office/back-office-server.ts';
import type { BackOfficeSource } from './back-office/back-office-source.ts';
import type { ServerConfig } from './config.ts';
import { createDemoPort } from './demo-port.ts';
import { addAppIcons } from './icons/app-icon-files.ts';
import { MadeSizes } from './media/made-sizes.ts';
import { openMediaStore } from './media/open-media.ts';
import { PictureMaker } from './media/picture-maker.ts';
import { addMetricsRoute } from './metrics/metrics-route.ts';
import { ShopMetrics } from './metrics/shop-metrics.ts';
import { addClientFiles, addPictures } from './pages/static-files.ts';
import { addStorefrontPages } from './pages/storefront-pages.ts';
import type { StorefrontSource } from './pages/storefront-source.ts';
import { addSearchEngineRoutes } from './search-engines/search-engine-routes.ts';

const ICONS = new Map(APP_ICONS.map((icon) => [appIconAddress(icon, undefined), icon]));

/** The code of what browsers run. */
export interface AppSources {
  readonly storefront: StorefrontSource;
  readonly backOffice: BackOfficeSource;
}

/** What one process serves, each on an origin of its own. */
export interface ShopServers {
  readonly shop: FastifyInstance;
  /** Closed together with the shop. */
  readonly backOffice: FastifyInstance;
}

/**
 * The whole process: the API, message delivery, the pictures and the storefront's pages as one application,
 * the back office as another. Both work on the same catalogue in memory.
 */
export async function createShopServers(
  config: ServerConfig,
  database: OpenDatabase,
  { storefront, backOffice: backOfficeSource }: AppSources,
  leaving: AbortSignal = new AbortController().signal,
): Promise<ShopServers> {
  const { db } = database;
  const catalog = new CatalogReadModel(database, (error) =>
    shop.log.warn(
      { err: error },
      'the catalogue or its search index cannot be read; answers show it as it was',
    ),
  );
  const now = () => new Date();
  const responses = new ResponseCache(catalog, config.responseCacheBytes, now);
  const store = await openMediaStore(config);
  const media = new GuardedMedia(store, db);
  const demo = createDemoPort(config, database);
  const { payments, courier, api } = config;
  const reached = { media, demo, payments, courier };
  const deps: AppDeps = { db, catalog, responses, ...reached, config: api, now };
  const metrics = new ShopMetrics(database, async () => ({
    orders: await countOpenOrders(database.db),
    messages: await countUnsentMessages(database.db),
  }));
  const { logLevel, maxEventLoopDelayMs } = config;
  const options = { logLevel, maxEventLoopDelayMs, observe: metrics.observe, leaving };
  const shop = await createApp(deps, options);
  addMetricsRoute(shop, metrics, {
    token: config.metricsToken,
    open: config.api.mode === 'development',
  });
  const senders = new Map([...createSenders(deps), ['push', createPushSender(deps)] as const]);
  shop.addHook('onClose', startDelivery(deps, senders, shop.log));
  shop.addHook('onClose', startHousekeeping(deps, database.kind, shop.log));
  shop.addHook('onClose', startCalendar(deps, shop.log));
  shop.addHook('onClose', startAnnouncing(deps, shop.log));
  shop.addHook('onClose', startPriceBatchWork(deps, database.kind, shop.log));
  shop.addHook('onClose', startDemoRemovalWork(deps, database.kind, shop.log));
  shop.addHook('onClose', startSheetWork(deps, database.kind, shop.log));
  shop.addHook('onClose', startPaymentWork(deps, shop.log));
  shop.addHook('onClose', startCourierWork(deps, shop.log));
  const sizes = new MadeSizes(config.dataDirectory);
  const maker = new PictureMaker(store, sizes);
  shop.addHook('onListen', async () =>
    maker.fillWhenIdle((error) => shop.log.error({ err: error }, 'a picture could not be made')),
  );
  shop.addHook('onClose', () => maker.stop());
  const pictures = {
    media: sizes.directory,
    ensurePicture: (address: string) => maker.ensure(address),
  };

  const pages: FastifyPluginAsync = async (scope) => {
    const { middleware, clientFiles } = storefront;
    addAppIcons(scope, deps, ICONS);
    if (middleware) {
      scope.addHook('onRequest', (request, reply, done) =>
        middleware(request.raw, reply.raw, done),
      );
    }
    await addPictures(scope, pictures);
    if (clientFiles !== undefined) await addClientFiles(scope, clientFiles);
    addSearchEngineRoutes(scope, { db, origin: config.api.publicUrl });
    await addStorefrontPages(scope, config, { catalog, responses, payments }, storefront);
    metrics.watchResponses(() => responses.size);
  };
  await shop.register(pages);

  const backOffice = await createBackOfficeServer(deps, backOfficeSource, pictures, options);
  shop.addHook('onClose', () => backOffice.close());
  return { shop, backOffice };
}
