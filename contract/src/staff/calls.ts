import { addressCorrectionCalls } from './address-correction-calls.ts';
import { auditTrailCalls } from './audit-trail-calls.ts';
import { brandCalls } from './brand-calls.ts';
import { categoryCalls } from './category-calls.ts';
import { claimCalls } from './claim-calls.ts';
import { contactCalls } from './contact-calls.ts';
import { costListCalls } from './cost-list-calls.ts';
import { courierCompanyCalls } from './courier-company-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { earlierStateCalls } from './earlier-state-calls.ts';
import { goodsReceiptCalls } from './goods-receipt-calls.ts';
import { homePageCalls } from './home-page-calls.ts';
import { messageTextCalls } from './message-text-calls.ts';
import { openingCalls } from './opening-calls.ts';
import { orderDeskCalls } from './order-desk-calls.ts';
import { pageTextCalls } from './page-text-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { pictureCalls } from './picture-calls.ts';
import { priceBatchCalls } from './price-batch-calls.ts';
import { productCalls } from './product-calls.ts';
import { productGridCalls } from './product-grid-calls.ts';
import { pushCalls } from './push-calls.ts';
import { rateCalls } from './rate-calls.ts';
import { reportCalls } from './report-calls.ts';
import { staffReturnCalls } from './return-calls.ts';
import { searchCalls } from './search-calls.ts';
import { securityCalls } from './security-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { settlementCalls } from './settlement-calls.ts';
import { sheetCalls } from './sheet-calls.ts';
import { shipmentCalls } from './shipment-calls.ts';
import { shopWordsCalls } from './shop-words-calls.ts';
import type { StaffCall } from './staff-call.ts';
import { staffAccountCalls } from './staff-calls.ts';
import { stockCalls } from './stock-calls.ts';
import { stockCountCalls } from './stock-count-calls.ts';
import { taxDocumentCalls } from './tax-document-calls.ts';
import { voucherCalls } from './voucher-calls.ts';

/**
 * Every call of the back office with path and access, as plain data without zod; each feature declares its own
 * in `<feature>-calls.ts`. Browsers get the method and the path of each call with the module that makes it
 * (`admin/build-calls.ts`). The schemas of the same names: `endpoints.ts`.
 */
export const staffCalls = {
  ...staffAccountCalls,
  ...orderDeskCalls,
  ...securityCalls,
  ...shipmentCalls,
  ...courierCompanyCalls,
  ...addressCorrectionCalls,
  ...settlementCalls,
  ...claimCalls,
  ...staffReturnCalls,
  ...customerCalls,
  ...contactCalls,
  ...peopleCalls,
  ...auditTrailCalls,
  ...earlierStateCalls,
  ...settingsCalls,
  ...pushCalls,
  ...stockCalls,
  ...goodsReceiptCalls,
  ...stockCountCalls,
  ...voucherCalls,
  ...productCalls,
  ...brandCalls,
  ...categoryCalls,
  ...homePageCalls,
  ...priceBatchCalls,
  ...costListCalls,
  ...productGridCalls,
  ...pictureCalls,
  ...reportCalls,
  ...searchCalls,
  ...rateCalls,
  ...pageTextCalls,
  ...shopWordsCalls,
  ...messageTextCalls,
  ...sheetCalls,
  ...openingCalls,
  ...paymentCalls,
  ...taxDocumentCalls,
} as const satisfies Record<string, StaffCall>;

export type StaffCallName = keyof typeof staffCalls;
