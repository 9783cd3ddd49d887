import type { BrowserContext, Page } from '@playwright/test';
import { beforeAmount, offerPayments, placeToPay, TEST_PAYMENT } from '../fixtures/paying.ts';
import {
  type Buyer,
  expect,
  type StockedShop,
  testAlone as test,
} from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const PAY = /\/pay\/\d+/;

test.beforeAll(({ stocked, browser }) => offerPayments(stocked, browser, { card: 'paymob' }));

/** A button of the test payment's page, which speaks both languages at once. */
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const t = wordsOf('ar');

const paidTitle = t('paying.endTitles.paid');
const payButton = beforeAmount(t('paying.pay'));

let buyer: Buyer;
let address: string;

test.beforeEach(async ({ page, stocked, enter }) => {
  const lamp = await stocked.lamp({ price: 300 });
  buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await placeToPay(page, 'ar', 'card');
  await expect(page.getByText(TEST_PAYMENT)).toBeVisible();
  address = page.url();
});

/** The shopper has one order, and it is paid once. */
async function expectPaidOnce(stocked: StockedShop): Promise<void> {
  const orders = await stocked.ordersOf(buyer);
  expect(orders.map(({ status, payment_state }) => [status, payment_state])).toEqual([
    ['ongoing', 'paid'],
  ]);
}

/** Presses a button of the same pay page somewhere else. */
async function press(context: BrowserContext, name: RegExp): Promise<void> {
  const other = await context.newPage();
  await other.goto(address);
  await button(other, name).click();
  await other.waitForURL(PAY);
  await other.close();
}

test('a confirmation that comes after the way back: “we are checking”, then paid by itself', async ({
  page,
  stocked,
  browser,
}) => {
  await button(page, /to be confirmed after you are back/).click();
  await page.waitForURL(PAY);
  const checking = page.getByRole('heading', { name: t('paying.checkingNext') });
  await expect(checking).toBeVisible();
  // As long as it is not confirmed, loading the page again changes nothing.
  await page.reload();
  await expect(checking).toBeVisible();
  const bank = await browser.newContext();
  await press(bank, /Confirm the pending payment/);
  await bank.close();
  await expect(page.getByRole('heading', { name: paidTitle })).toBeVisible();
  await expectPaidOnce(stocked);
});

test('a notice that never arrives: the shop asks when its shopper is back', async ({
  page,
  stocked,
}) => {
  await button(page, /the notice is lost/).click();
  await page.waitForURL(PAY);
  await expect(page.getByRole('heading', { name: paidTitle })).toBeVisible();
  await expectPaidOnce(stocked);
});

test('Back from the pay page and on again leads to the same attempt; Back after paying pays no second time', async ({
  page,
  stocked,
}) => {
  await page.goBack();
  await page.waitForURL(PAY);
  await page.getByRole('button', { name: payButton }).click();
  await expect(page.getByText(TEST_PAYMENT)).toBeVisible();
  expect(page.url()).toBe(address);
  await button(page, /^ادفع Pay$/).click();
  await expect(page.getByRole('heading', { name: paidTitle })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { name: paidTitle })).toBeVisible();
  await expectPaidOnce(stocked);
});

test('a tab that is closed on the pay page: the order waits on its page and is paid from there', async ({
  page,
  stocked,
}) => {
  const other = await page.context().newPage();
  await page.close();
  const [order] = await stocked.ordersOf(buyer);
  await other.goto(`/order-history/${order?.id}`);
  await other.getByRole('link', { name: t('paying.payNow') }).click();
  await other.waitForURL(PAY);
  await other.getByRole('button', { name: payButton }).click();
  await expect(other.getByText(TEST_PAYMENT)).toBeVisible();
  await button(other, /^ادفع Pay$/).click();
  await expect(other.getByRole('heading', { name: paidTitle })).toBeVisible();
  await expectPaidOnce(stocked);
});

test('a second tab pays: the first sees it at its next step and begins nothing', async ({
  page,
  stocked,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await page.goBack();
  await page.waitForURL(PAY);
  await expect(page.getByRole('button', { name: payButton })).toBeVisible();
  await press(page.context(), /^ادفع Pay$/);
  await page.getByRole('button', { name: payButton }).click();
  await expect(page.getByRole('heading', { name: paidTitle })).toBeVisible();
  await expectPaidOnce(stocked);
});
