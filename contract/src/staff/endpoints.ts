/**
 * The schemas of every call in `calls.ts`; each feature has its own in `<feature>-endpoints.ts`. Browsers
 * import this file for its types only.
 */
import type { z } from 'zod';
import type { EndpointSchemas } from '../endpoints.ts';
import { addressCorrectionEndpoints } from './address-correction-endpoints.ts';
import { auditTrailEndpoints } from './audit-trail-endpoints.ts';
import { brandEndpoints } from './brand-endpoints.ts';
import type { StaffCallName } from './calls.ts';
import { categoryEndpoints } from './category-endpoints.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import { costListEndpoints } from './cost-list-endpoints.ts';
import { courierCompanyEndpoints } from './courier-company-endpoints.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import { earlierStateEndpoints } from './earlier-state-endpoints.ts';
import { goodsReceiptEndpoints } from './goods-receipt-endpoints.ts';
import { homePageEndpoints } from './home-page-endpoints.ts';
import { messageTextEndpoints } from './message-text-endpoints.ts';
import { openingEndpoints } from './opening-endpoints.ts';
import { orderDeskEndpoints } from './order-desk-endpoints.ts';
import { pageTextEndpoints } from './page-text-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { peopleEndpoints } from './people-endpoints.ts';
import { pictureEndpoints } from './picture-endpoints.ts';
import { priceBatchEndpoints } from './price-batch-endpoints.ts';
import { productEndpoints } from './product-endpoints.ts';
import { productGridEndpoints } from './product-grid-endpoints.ts';
import { pushEndpoints } from './push-endpoints.ts';
import { rateEndpoints } from './rate-endpoints.ts';
import { reportEndpoints } from './report-endpoints.ts';
import { staffReturnEndpoints } from './return-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { securityEndpoints } from './security-endpoints.ts';
import { settingsEndpoints } from './settings-endpoints.ts';
import { settlementEndpoints } from './settlement-endpoints.ts';
import { sheetEndpoints } from './sheet-endpoints.ts';
import { shipmentEndpoints } from './shipment-endpoints.ts';
import { shopWordsEndpoints } from './shop-words-endpoints.ts';
import { staffAccountEndpoints } from './staff-endpoints.ts';
import { stockCountEndpoints } from './stock-count-endpoints.ts';
import { stockEndpoints } from './stock-endpoints.ts';
import { taxDocumentEndpoints } from './tax-document-endpoints.ts';
import { voucherEndpoints } from './voucher-endpoints.ts';

export const staffEndpoints = {
  ...staffAccountEndpoints,
  ...orderDeskEndpoints,
  ...securityEndpoints,
  ...shipmentEndpoints,
  ...courierCompanyEndpoints,
  ...addressCorrectionEndpoints,
  ...settlementEndpoints,
  ...claimEndpoints,
  ...staffReturnEndpoints,
  ...customerEndpoints,
  ...contactEndpoints,
  ...peopleEndpoints,
  ...auditTrailEndpoints,
  ...earlierStateEndpoints,
  ...settingsEndpoints,
  ...pushEndpoints,
  ...stockEndpoints,
  ...goodsReceiptEndpoints,
  ...stockCountEndpoints,
  ...voucherEndpoints,
  ...productEndpoints,
  ...brandEndpoints,
  ...categoryEndpoints,
  ...homePageEndpoints,
  ...priceBatchEndpoints,
  ...costListEndpoints,
  ...productGridEndpoints,
  ...pictureEndpoints,
  ...reportEndpoints,
  ...searchEndpoints,
  ...rateEndpoints,
  ...pageTextEndpoints,
  ...shopWordsEndpoints,
  ...messageTextEndpoints,
  ...sheetEndpoints,
  ...openingEndpoints,
  ...paymentEndpoints,
  ...taxDocumentEndpoints,
} as const satisfies Record<StaffCallName, EndpointSchemas>;

type Schemas = typeof staffEndpoints;
type Input<N extends StaffCallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;

/** What a caller sends in each part of a call. */
export interface StaffCallInput<N extends StaffCallName> {
  params: Input<N, 'params'>;
  query: Input<N, 'query'>;
  body: Input<N, 'body'>;
}
/** A call's response on success. */
export type StaffCallOutput<N extends StaffCallName> = z.output<Schemas[N]['response']>;
