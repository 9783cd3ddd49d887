import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addAuditTrailStaffRoutes } from './audit-trail/audit-trail-staff-routes.ts';
import { addBrandStaffRoutes } from './brand-desk/brand-staff-routes.ts';
import { addCategoryStaffRoutes } from './category-desk/category-staff-routes.ts';
import { addClaimStaffRoutes } from './claims/claim-staff-routes.ts';
import { addContactStaffRoutes } from './contact/contact-staff-routes.ts';
import { addCorrectionStaffRoutes } from './corrections/correction-staff-routes.ts';
import { addCostListStaffRoutes } from './cost-lists/cost-list-staff-routes.ts';
import { addCourierStaffRoutes } from './couriers/courier-routes.ts';
import { addCustomerStaffRoutes } from './customers/customer-staff-routes.ts';
import type { AppDeps } from './deps.ts';
import { addEarlierStateStaffRoutes } from './earlier-states/earlier-state-staff-routes.ts';
import { addGoodsReceiptStaffRoutes } from './goods-receipts/goods-receipt-staff-routes.ts';
import { addHomeStaffRoutes } from './home-desk/home-staff-routes.ts';
import { type AppOptions, createHttpApp, prepareForCalls } from './http/http-app.ts';
import { createStaffEndpointRegistrar } from './http/staff-endpoint.ts';
import { addMessageTextStaffRoutes } from './message-desk/message-text-staff-routes.ts';
import { addOpeningStaffRoutes } from './opening/opening-staff-routes.ts';
import { addOrderDeskStaffRoutes } from './orders/desk/order-desk-staff-routes.ts';
import { OrderStreams } from './orders/desk/order-streams.ts';
import { addPageTextStaffRoutes } from './page-texts/page-text-staff-routes.ts';
import { addPaymentDeskStaffRoutes } from './payment-desk/payment-desk-staff-routes.ts';
import { personalData } from './personal-data.ts';
import { addPictureStaffRoutes } from './picture-desk/picture-staff-routes.ts';
import { addPriceBatchStaffRoutes } from './price-batches/price-batch-staff-routes.ts';
import { readPriceChangesOf } from './price-batches/read-price-changes-of.ts';
import { addProductStaffRoutes } from './product-desk/product-staff-routes.ts';
import { addProductGridStaffRoutes } from './product-grid/product-grid-staff-routes.ts';
import { addReportStaffRoutes } from './reports/report-staff-routes.ts';
import { addReturnStaffRoutes } from './returns/return-staff-routes.ts';
import { addSearchStaffRoutes } from './search/search-staff-routes.ts';
import { addSettingsStaffRoutes } from './settings/settings-staff-routes.ts';
import { addSettlementStaffRoutes } from './settlements/settlement-staff-routes.ts';
import { addSheetStaffRoutes } from './sheets/sheet-staff-routes.ts';
import { addShipmentsStaffRoutes } from './shipments/shipments-staff-routes.ts';
import { addRateStaffRoutes } from './shipping/rate-staff-routes.ts';
import { addShopSettingsStaffRoutes } from './shop-settings/shop-settings-staff-routes.ts';
import { addShopWordsStaffRoutes } from './shop-words/shop-words-staff-routes.ts';
import { createStaffAuthentication } from './staff/authenticate-staff.ts';
import { addPeopleRoutes } from './staff/people-routes.ts';
import { addPushRoutes } from './staff/push/push-routes.ts';
import { readStaffNames } from './staff/read-staff-names.ts';
import { addSecurityRoutes } from './staff/security-routes.ts';
import { addStaffAccountRoutes } from './staff/staff-account-routes.ts';
import { addStockStaffRoutes } from './stock/stock-staff-routes.ts';
import { addStockCountStaffRoutes } from './stock-counts/stock-count-staff-routes.ts';
import { addTaxDocumentStaffRoutes } from './tax-documents/tax-document-staff-routes.ts';
import { addVoucherStaffRoutes } from './vouchers/voucher-staff-routes.ts';

/** A photograph of 10 MB from a phone with half a megabit a second. */
const REQUEST_TIMEOUT_MS = 180_000;

/**
 * The back office's API as an application that is not yet listening, on an origin of its own: everything is
 * under `/api/staff`, except the health checks.
 */
export async function createStaffApp(
  deps: AppDeps,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const app = createHttpApp(deps, deps.config.adminUrl, {
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    ...options,
  });
  const calls: FastifyPluginAsync = async (api) => {
    await prepareForCalls(api, options);
    const add = createStaffEndpointRegistrar(api, deps, createStaffAuthentication(deps));
    addStaffAccountRoutes(add, deps);
    addCustomerStaffRoutes(add, { ...deps, personalData });
    addContactStaffRoutes(add, deps);
    addSecurityRoutes(add, deps);
    addPushRoutes(add, deps);
    addSettingsStaffRoutes(add, deps);
    addShopSettingsStaffRoutes(add, deps);
    const streams = new OrderStreams(deps.db);
    addOrderDeskStaffRoutes(add, deps, streams);
    api.addHook('preClose', async () => streams.close());
    addShipmentsStaffRoutes(add, deps);
    addCourierStaffRoutes(add, deps);
    addCorrectionStaffRoutes(add, deps);
    addSettlementStaffRoutes(add, deps);
    addClaimStaffRoutes(add, deps);
    addPaymentDeskStaffRoutes(add, deps);
    addTaxDocumentStaffRoutes(add, deps);
    addReturnStaffRoutes(add, deps);
    addStockStaffRoutes(add, deps);
    addGoodsReceiptStaffRoutes(add, deps);
    addStockCountStaffRoutes(add, deps);
    addVoucherStaffRoutes(add, deps);
    addProductStaffRoutes(add, deps);
    addBrandStaffRoutes(add, deps);
    addCategoryStaffRoutes(add, deps);
    addHomeStaffRoutes(add, deps);
    addPriceBatchStaffRoutes(add, deps);
    addCostListStaffRoutes(add, deps);
    addProductGridStaffRoutes(add, deps);
    addPictureStaffRoutes(add, deps);
    addReportStaffRoutes(add, deps);
    addSearchStaffRoutes(add, deps);
    addRateStaffRoutes(add, deps);
    addPageTextStaffRoutes(add, deps);
    addShopWordsStaffRoutes(add, deps);
    addMessageTextStaffRoutes(add, deps);
    addSheetStaffRoutes(add, deps);
    addOpeningStaffRoutes(add, deps);
    addEarlierStateStaffRoutes(add, deps);
    addPeopleRoutes(add, deps);
    addAuditTrailStaffRoutes(add, {
      db: deps.db,
      readStaffNames: () => readStaffNames(deps.db),
      readPriceChangesOf: (product) => readPriceChangesOf(deps.db, product),
    });
  };
  await app.register(calls, { prefix: '/api/staff' });
  return app;
}
