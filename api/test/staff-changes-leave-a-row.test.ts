import type { StaffCallName } from '@dp/contract/staff/calls.ts';
import { staffCalls } from '@dp/contract/staff/calls.ts';
import type { StaffCall } from '@dp/contract/staff/staff-call.ts';
import { gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { addressCorrectionChanges } from './arrange/staff-changes/address-correction-changes.ts';
import { brandChanges } from './arrange/staff-changes/brand-changes.ts';
import { categoryChanges } from './arrange/staff-changes/category-changes.ts';
import { claimChanges } from './arrange/staff-changes/claim-changes.ts';
import { contactChanges } from './arrange/staff-changes/contact-changes.ts';
import { costListChanges } from './arrange/staff-changes/cost-list-changes.ts';
import {
  agreeingCourier,
  courierCompanyChanges,
} from './arrange/staff-changes/courier-company-changes.ts';
import { customerChanges } from './arrange/staff-changes/customer-changes.ts';
import { goodsReceiptChanges } from './arrange/staff-changes/goods-receipt-changes.ts';
import { homeChanges } from './arrange/staff-changes/home-changes.ts';
import { messageTextChanges } from './arrange/staff-changes/message-text-changes.ts';
import { openingChanges } from './arrange/staff-changes/opening-changes.ts';
import { orderDeskChanges } from './arrange/staff-changes/order-desk-changes.ts';
import { pageTextChanges } from './arrange/staff-changes/page-text-changes.ts';
import { paymentChanges } from './arrange/staff-changes/payment-changes.ts';
import { peopleChanges } from './arrange/staff-changes/people-changes.ts';
import { pictureChanges } from './arrange/staff-changes/picture-changes.ts';
import { priceBatchChanges } from './arrange/staff-changes/price-batch-changes.ts';
import { productChanges } from './arrange/staff-changes/product-changes.ts';
import { productGridChanges } from './arrange/staff-changes/product-grid-changes.ts';
import { pushChanges } from './arrange/staff-changes/push-changes.ts';
import { rateChanges } from './arrange/staff-changes/rate-changes.ts';
import { reportChanges } from './arrange/staff-changes/report-changes.ts';
import { returnChanges } from './arrange/staff-changes/return-changes.ts';
import { searchChanges } from './arrange/staff-changes/search-changes.ts';
import { securityChanges } from './arrange/staff-changes/security-changes.ts';
import { settingsChanges } from './arrange/staff-changes/settings-changes.ts';
import { settlementChanges } from './arrange/staff-changes/settlement-changes.ts';
import { sheetChanges } from './arrange/staff-changes/sheet-changes.ts';
import { shipmentChanges } from './arrange/staff-changes/shipment-changes.ts';
import { shopWordsChanges } from './arrange/staff-changes/shop-words-changes.ts';
import { staffAccountChanges } from './arrange/staff-changes/staff-account-changes.ts';
import type { ArrangeChange, ChangesOf } from './arrange/staff-changes/staff-change.ts';
import { stockChanges } from './arrange/staff-changes/stock-changes.ts';
import { stockCountChanges } from './arrange/staff-changes/stock-count-changes.ts';
import { taxDocumentChanges } from './arrange/staff-changes/tax-document-changes.ts';
import { voucherChanges } from './arrange/staff-changes/voucher-changes.ts';
import { TestApp } from './test-app.ts';
import { TestBackOffice } from './test-back-office.ts';
import { openTestDatabase } from './test-database.ts';

// Every changing call of the back office leaves an audit row. A feature adds its arrangements here: a file
// `arrange/staff-changes/<feature>-changes.ts` with `ChangesOf<typeof <feature>Calls>`, spread below. A POST
// that changes nothing, such as a preview, says `readOnly: true` in its declaration instead.

/** A changing call that is missing here does not compile. */
const changes: ChangesOf<typeof staffCalls> = {
  ...staffAccountChanges,
  ...orderDeskChanges,
  ...settlementChanges,
  ...claimChanges,
  ...paymentChanges,
  ...taxDocumentChanges,
  ...settingsChanges,
  ...pushChanges,
  ...customerChanges,
  ...contactChanges,
  ...securityChanges,
  ...shipmentChanges,
  ...courierCompanyChanges,
  ...addressCorrectionChanges,
  ...returnChanges,
  ...peopleChanges,
  ...stockChanges,
  ...goodsReceiptChanges,
  ...stockCountChanges,
  ...voucherChanges,
  ...productChanges,
  ...productGridChanges,
  ...brandChanges,
  ...categoryChanges,
  ...homeChanges,
  ...priceBatchChanges,
  ...costListChanges,
  ...pictureChanges,
  ...reportChanges,
  ...searchChanges,
  ...rateChanges,
  ...pageTextChanges,
  ...shopWordsChanges,
  ...messageTextChanges,
  ...sheetChanges,
  ...openingChanges,
};

let office: TestBackOffice;
beforeAll(async () => {
  const database = await openTestDatabase();
  office = await TestBackOffice.on(await TestApp.on(database, {}, TEST_DEMO, [], agreeingCourier));
});
afterAll(() => office.close());

const arranged = Object.entries(changes) as [StaffCallName, ArrangeChange][];

it.each(arranged)('%s leaves a row that says who, what and from where', async (name, arrange) => {
  const { as, input, action } = await arrange(office);
  const before = await lastRow();
  const { status, bytes } = await office.call(name, input, { as });
  expect(status, bytes.toString()).toBe(200);
  const rows = await office.db.select().from(auditLog).where(gt(auditLog.id, before));
  expect(rows).toContainEqual(
    expect.objectContaining({
      action,
      actor: 'staff',
      actorId: as?.staffId ?? expect.any(Number),
      network: '127.0.0.1',
      subjectId: expect.stringMatching(/./),
      at: office.clock.now(),
    }),
  );
  // No password, token or secret is written down.
  expect(JSON.stringify(rows)).not.toMatch(/argon2|[\w-]{43}/);
});

it('there is an arrangement for every call that changes something, and for no other', () => {
  const posts = Object.entries<StaffCall>(staffCalls).filter(([, call]) => call.method === 'POST');
  const changing = posts.filter(([, call]) => !call.readOnly).map(([name]) => name);
  expect(Object.keys(changes).sort()).toEqual(changing.sort());
});

async function lastRow(): Promise<number> {
  const [row] = await office.db.select({ id: max(auditLog.id) }).from(auditLog);
  return row?.id ?? 0;
}
