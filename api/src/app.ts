import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { createShopperAuthentication } from './accounts/authenticate-shopper.ts';
import { addAddressRoutes } from './addresses/address-routes.ts';
import { addBrowseRoutes } from './browse/browse-routes.ts';
import { addContactRoutes } from './contact/contact-routes.ts';
import { addCourierWebhook } from './couriers/courier-routes.ts';
import type { AppDeps } from './deps.ts';
import { addFavouriteRoutes } from './favourites/favourite-routes.ts';
import { createEndpointRegistrar } from './http/endpoint.ts';
import { type AppOptions, createHttpApp, prepareForCalls } from './http/http-app.ts';
import { addOpenApi } from './http/openapi.ts';
import { createServiceCredentials } from './http/service-credential.ts';
import { addServiceCredentialRoutes } from './http/service-credential-routes.ts';
import { addLocationRoutes } from './locations/location-routes.ts';
import { addOutboxRoutes } from './messages/outbox-routes.ts';
import { addOrderLinkRoutes } from './orders/links/order-link-routes.ts';
import { addOrderRoutes } from './orders/order-routes.ts';
import { addPayingRoutes, addPaymentCallbacks } from './paying/paying-routes.ts';
import { personalData } from './personal-data.ts';
import { addPricingRoutes } from './pricing/pricing-routes.ts';
import { addRestockRequestRoutes } from './restock-requests/restock-request-routes.ts';
import { addReturnRoutes } from './returns/return-routes.ts';
import { addTrackingRoutes } from './tracking/tracking-routes.ts';
import { createVoucherGuesses } from './vouchers/voucher-guesses.ts';

/** The pause after a start before the search index is built, in which the first pages are rendered alone. */
const FIRST_PAGES_MS = 500;

/**
 * The shop's API as an application that is not yet listening; the server and the tests use the same.
 * Everything is under `/api`, except the health checks and, in development, `/dev/outbox`.
 */
export async function createApp(deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = createHttpApp(deps, deps.config.publicUrl, options);
  addOutboxRoutes(app, deps);

  const calls: FastifyPluginAsync = async (api) => {
    await prepareForCalls(api, options);
    await addOpenApi(api);

    const credentials = createServiceCredentials(deps.config.serviceAccount, deps.now);
    const add = createEndpointRegistrar(
      api,
      credentials,
      createShopperAuthentication(deps),
      deps.responses,
    );
    addServiceCredentialRoutes(add, credentials);
    addAccountRoutes(add, { ...deps, personalData });
    addContactRoutes(add, deps);
    addBrowseRoutes(add, deps);
    let search: NodeJS.Timeout | undefined;
    // Built in the background: the first search only waits for the rest.
    const buildSearch = () =>
      void deps.catalog.search().catch((error: unknown) => {
        if (!options.leaving?.aborted) {
          api.log.warn({ err: error }, 'the search index is built at the first search');
        }
      });
    api.addHook('onListen', async () => {
      search = setTimeout(buildSearch, FIRST_PAGES_MS).unref();
    });
    api.addHook('onClose', () => {
      clearTimeout(search);
      return deps.catalog.stop();
    });
    addLocationRoutes(add);
    const guesses = createVoucherGuesses(deps);
    addFavouriteRoutes(add, deps);
    addRestockRequestRoutes(add, deps);
    addOrderRoutes(add, deps, guesses);
    addOrderLinkRoutes(add, deps);
    addPayingRoutes(add, deps);
    await addPaymentCallbacks(api, deps);
    await addCourierWebhook(api, deps);
    addTrackingRoutes(add, deps);
    addReturnRoutes(add, deps);
    addAddressRoutes(add, deps);
    addPricingRoutes(add, deps, guesses);
  };
  await app.register(calls, { prefix: '/api' });
  return app;
}
