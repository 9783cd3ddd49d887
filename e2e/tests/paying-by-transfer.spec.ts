import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectProblem } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { offerPayments } from '../fixtures/paying.ts';
import { expect, type StockedShop, testAlone as test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The smallest picture there is: one white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const isUpload = (address: string) => address.endsWith('/payment/receipt');
const SCREENSHOT = { name: 'instapay.png', mimeType: 'image/png', buffer: PIXEL };

test.beforeAll(({ stocked, browser }) =>
  offerPayments(stocked, browser, {
    kiosk: 'fawry',
    instapay: { address: 'dp@instapay', holder: 'DP Lighting' },
  }),
);

/** An order whose shopper has chosen to pay by a transfer, at last. */
async function orderByTransfer(stocked: StockedShop, before: readonly 'kiosk'[] = []) {
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  const api = stocked.api();
  const body = {
    address_id: buyer.addressId,
    lines: [{ id: lamp.id, quantity: 1 }],
    payment_method: 'instapay' as const,
    expected_total: 350,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const { data } = await api.call('placeOrder', { body }, { token: buyer.token, headers });
  const params = { id: String(data.id) };
  for (const method of [...before, 'instapay' as const]) {
    await api.call('beginPayment', { params, body: { method } }, { token: buyer.token });
  }
  return { order: data, buyer };
}

const t = wordsOf('ar');

const numbered = (key: `${string}.${string}`) => t(key).replace('{number}', '1');

async function choose(page: Page, file: typeof SCREENSHOT): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('pictures.add') }).click();
  await (await picker).setFiles(file);
}

test('a shopper adds the receipt of a transfer, and staff see it where they match it, also once the order is cancelled', async ({
  page,
  openBrowser,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const { order, buyer } = await orderByTransfer(stocked);
  await enter(buyer, []);
  await page.goto(`/pay/${order.id}`);
  // Each line that is pasted into the bank's app can be copied by itself.
  for (const line of [
    'paying.transferTo',
    'paying.transferAmount',
    'paying.transferNote',
  ] as const) {
    const name = t('paying.copyWhat', { what: t(line) });
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  // What is to be done is in two steps, and what follows is said before.
  for (const step of ['paying.transferTitle', 'paying.transferTell'] as const) {
    await expect(page.getByRole('region', { name: t(step) })).toBeVisible();
  }
  await expect(page.getByText(t('paying.transferThen'))).toBeVisible();
  const end = page.getByLabel(t('paying.senderEnd'));
  // An empty field says what is wanted of it.
  await page.getByRole('button', { name: t('paying.transferDone') }).click();
  await expectProblem(end, t('paying.writeSenderEnd'), t('paying.senderEndHint'));
  await end.fill('٤٣٢١');

  // What is no picture is refused in plain words, and nothing typed is lost.
  await choose(page, { ...SCREENSHOT, buffer: Buffer.from('no picture') });
  await expect(page.getByText(t('errors.shopper_picture_unusable'))).toBeVisible();
  await page.getByRole('button', { name: numbered('pictures.removeNumber') }).click();
  await choose(page, {
    ...SCREENSHOT,
    name: 'IMG_0001.HEIC',
    buffer: Buffer.from('an iPhone’s'),
  });
  await expect(page.getByText(t('pictures.heic'))).toBeVisible();
  await page.getByRole('button', { name: numbered('pictures.removeNumber') }).click();
  const large = Buffer.alloc(12 * 1_024 * 1_024 + 1, 'x');
  await choose(page, { ...SCREENSHOT, buffer: large });
  await expect(page.getByText(t('pictures.tooLarge'))).toBeVisible();
  await page.getByRole('button', { name: numbered('pictures.removeNumber') }).click();
  await expect(end).toHaveValue('٤٣٢١');

  // One removed while the shop has it and the page does not know yet is not the shop's any more.
  const stopped = page.waitForEvent('requestfailed', (request) => isUpload(request.url()));
  const removed = page.waitForResponse(/\/payment\/receipt\/remove$/);
  const reached = Promise.withResolvers<APIResponse>();
  await page.route(
    (url) => isUpload(url.href),
    async (route) => reached.resolve(await route.fetch()),
    { times: 1 },
  );
  await choose(page, SCREENSHOT);
  expect((await reached.promise).ok()).toBe(true);
  await page.getByRole('button', { name: numbered('pictures.removeNumber') }).click();
  await Promise.all([stopped, removed]);
  await expect(page.getByRole('img', { name: numbered('pictures.picture') })).toBeHidden();
  await page.reload();
  await expect(end).toBeVisible();
  await expect(page.getByText(t('paying.receiptHere'))).toBeHidden();
  await end.fill('٤٣٢١');

  await choose(page, SCREENSHOT);
  await expect(page.getByRole('img', { name: numbered('pictures.picture') })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  // What lies half below the header is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'a transfer with its receipt', { colours: 'both' });
  // From then on the shop has it, even if the page is closed.
  await page.reload();
  await expect(page.getByText(t('paying.receiptHere'))).toBeVisible();
  await page.getByRole('button', { name: t('pictures.remove') }).click();
  await expect(page.getByText(t('paying.receiptHere'))).toBeHidden();
  await choose(page, SCREENSHOT);
  await expect(page.getByRole('progressbar')).toBeHidden();
  await end.fill('4321');
  await page.getByRole('button', { name: t('paying.transferDone') }).click();
  await expect(page.getByText(t('paying.transferWaits'))).toBeInViewport();
  const step = page.getByText(t('paying.transferSteps.checked'), { exact: true });
  await expect(step).toBeInViewport();
  await expect(page.getByRole('link', { name: t('paying.toOrder') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('checkout.continueShopping') })).toBeVisible();

  // A mistyped number is seen and corrected; the picture stays.
  const told = page.getByRole('definition').filter({ hasText: '4321' });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: t('paying.correct') }).click();
  await end.fill('9876');
  await page.getByRole('button', { name: t('paying.transferDone') }).click();
  await expect(page.getByText(t('paying.transferWaits'))).toBeVisible();

  const office = await openBrowser({ locale: 'ar' });
  const desk = await office.newPage();
  await workAs(desk, stocked.shop, 'owner');
  await desk.goto(`${stocked.shop.adminOrigin}/orders/order/${order.id}`);
  // Staff read Arabic; the number alone may be part of a SKU.
  const words = wordsOf('ar', 'admin');
  const sender = words('payments.senderEnd', { end: '9876' });
  await expect(desk.getByText(sender)).toBeVisible();
  const receipt = desk.locator('img[src*="/receipt"]');
  await expect(receipt).toHaveJSProperty('naturalWidth', 1);

  // Its shopper cancels meanwhile, and reads that it is looked for; what arrived is to go back.
  await page.goto(`/order-history/${order.id}`);
  await page.getByRole('button', { name: t('orders.cancel'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('orders.cancelTransfer'));
  await question.getByRole('button', { name: t('orders.cancel'), exact: true }).click();
  await expect(page.getByText(t('paying.transferSought'))).toBeVisible();
  await desk.goto(`${stocked.shop.adminOrigin}/payments`);
  const form = desk
    .getByRole('form', { name: words('payments.transfer') })
    .filter({ hasText: sender });
  await expect(form).toContainText(words('payments.notAwaited'));
  await form.getByLabel(words('payments.reference')).fill(`IPN-${order.number}`);
  await form.getByRole('button', { name: words('payments.match'), exact: true }).click();
  await expect(desk.getByText(words('payments.matchedEnded'))).toBeVisible();
  await expect(desk.getByText(words('payments.task.paid_after_end')).first()).toBeVisible();
});

test('a number for a kiosk is still good beside a transfer, and one of them is to be paid', async ({
  page,
  stocked,
  enter,
}) => {
  const { order, buyer } = await orderByTransfer(stocked, ['kiosk']);
  await enter(buyer, []);
  await page.goto(`/pay/${order.id}`);
  await expect(page.getByText('dp@instapay')).toBeVisible();
  const onlyOne = t('paying.numberToo').split('. ').at(-1) ?? '?';
  await expect(page.getByRole('status').filter({ hasText: onlyOne })).toContainText(/\d{3}/);
  await page.goto(`/order-history/${order.id}`);
  await expect(page.getByText(t('paying.orSince', { method: 'instapay' }))).toBeVisible();
});
