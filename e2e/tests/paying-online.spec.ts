import type { Page } from '@playwright/test';
import { beforeAmount, offerPayments, placeToPay, TEST_PAYMENT } from '../fixtures/paying.ts';
import {
  type Enter,
  expect,
  type StockedShop,
  testAlone as test,
} from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const PAY = /\/pay\/\d+/;

test.beforeAll(({ stocked, browser }) =>
  offerPayments(stocked, browser, { card: 'paymob', kiosk: 'paymob' }),
);

/** The page of the test payment speaks both languages at once. */
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const t = wordsOf('ar');

interface Shopping {
  readonly page: Page;
  readonly stocked: StockedShop;
  readonly enter: Enter;
}

/** A new buyer orders a lamp at 300 and is on the page of the test payment. */
async function goToPay({ page, stocked, enter }: Shopping, method: 'card' | 'kiosk') {
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await placeToPay(page, 'ar', method);
  await expect(page.getByText(TEST_PAYMENT)).toBeVisible();
  return { lamp, buyer };
}

test('by card: to the pay page, back, and the order is being prepared', async ({
  page,
  stocked,
  enter,
}) => {
  const { buyer } = await goToPay({ page, stocked, enter }, 'card');
  await button(page, /Pay/).first().click();
  await page.waitForURL(PAY);
  await expect(page.getByRole('heading', { name: t('paying.endTitles.paid') })).toBeVisible();
  const [paid] = await stocked.ordersOf(buyer);
  expect(paid).toMatchObject({ status: 'ongoing', payment_state: 'paid' });
  await page.getByRole('link', { name: t('paying.toOrder') }).click();
  await expect(page.getByText('Visa •••• 1111')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Visa •••• 1111')).toBeVisible();
});

test('a declined card, Back and another try do not pay twice or lose the order', async ({
  page,
  stocked,
  enter,
}) => {
  const { lamp, buyer } = await goToPay({ page, stocked, enter }, 'card');
  await button(page, /Decline/).click();
  await page.waitForURL(PAY);
  await expect(page.getByText(t('paying.failed'))).toBeVisible();
  await page.getByRole('button', { name: beforeAmount(t('paying.pay')) }).click();
  await expect(page.getByText(TEST_PAYMENT)).toBeVisible();
  await page.goBack();
  await page.waitForURL(PAY);
  // Coming back by itself says nothing about the payment.
  await page.getByRole('button', { name: t('paying.notPaid') }).click();
  await page.getByRole('button', { name: beforeAmount(t('paying.pay')) }).click();
  await button(page, /Pay/).first().click();
  await expect(page.getByRole('heading', { name: t('paying.endTitles.paid') })).toBeVisible();
  const orders = await stocked.ordersOf(buyer);
  expect(orders.map(({ payment_state }) => payment_state)).toEqual(['paid']);
  expect(await stocked.stockOf(lamp)).toBe(19);
});

test('at a kiosk: the order waits until the money comes, and the page says so', async ({
  page,
  stocked,
  enter,
}) => {
  await goToPay({ page, stocked, enter }, 'kiosk');
  const kiosk = page.url();
  await button(page, /Leave/).click();
  await page.waitForURL(PAY);
  await expect(page.getByText(t('paying.kioskWaits'))).toBeVisible();
  // A day later, as it were, at the kiosk's counter.
  const counter = await page.context().newPage();
  await counter.goto(kiosk);
  await button(counter, /Pay as at the kiosk/).click();
  await counter.waitForURL(PAY);
  await counter.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('paying.endTitles.paid') })).toBeVisible();
});
