import type { Page } from '@playwright/test';
import { placeButton, speak } from '../fixtures/forms.ts';
import { wordsBox } from '../fixtures/geometry.ts';
import { DELIVERY, expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');
const PLACED = /\/order-placed-successfully/;
const FAILED = /\/failed-order-place/;
const PLACE_CALL = '**/api/main/orders/place';

async function review(page: Page): Promise<void> {
  await page.goto('/checkout/review');
  await expect(placeButton(page, ar)).toBeEnabled();
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('the address form has the order beside it; its sum begins with what the lines add up to, and the saving is below it', async ({
    page,
    stocked,
    enter,
  }) => {
    const lamp = await stocked.lamp({ price: 300, tiers: [{ from: 2, price: 270 }] });
    await enter(await stocked.buyer(), [{ id: lamp.id, quantity: 2 }]);
    await page.goto('/checkout/add-new-address');
    const totals = page.getByRole('region', { name: ar('checkout.totalsTitle') });
    await expect(totals).toContainText(/المنتجات.*540.*الإجمالي قبل التوصيل.*540.*وفّرت.*60/s);
    // Another tab changes the cart: the sums are not those of the order until the shop has answered.
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/main/orders/quote', async (route) => {
      await held;
      await route.fallback();
    });
    const beside = await page.context().newPage();
    await beside.goto('/profile/privacy-policy');
    const change = (quantity: number) =>
      beside.evaluate(
        (cart) => localStorage.setItem('CART_KEY', cart),
        JSON.stringify([{ id: lamp.id, quantity }]),
      );
    await change(3);
    await expect(totals).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(totals).toContainText(/المنتجات.*810/s);
    await change(2);
    await expect(totals).toContainText(/المنتجات.*540/s);
    await beside.close();
    await review(page);
    await expect(totals).toContainText(/المنتجات.*540.*50.*590.*وفّرت.*60/s);
  });
});

test('from the cart over address and review to an order, with a note to the driver', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 2 }]);
  await page.goto('/checkout');
  await expect(page.getByRole('radio')).toBeChecked();
  // What it will cost is said before the review.
  const glance = page.getByRole('complementary');
  await expect(glance.getByText(/\d.* أو .*\d/).first()).toBeVisible();
  // The total once, beside the button.
  await expect(glance.getByText(/\b650\b/).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: ar('checkout.continue') }).click();
  await page.waitForURL(/\/checkout\/review$/);

  // How it is paid is on a phone's first screen, whether there is a choice or not.
  await expect(page.getByText(ar('paying.method.cash_on_delivery')).first()).toBeInViewport({
    ratio: 1,
  });

  // One line on a page of its own, and back.
  await page.getByRole('link', { name: lamp.name.ar }).click();
  await page.waitForURL(/\/checkout\/review\/item/);
  await page.getByRole('button', { name: ar('ui.increase') }).click();
  await page.getByRole('link', { name: ar('checkout.backToReview') }).click();
  await expect(placeButton(page, ar)).toContainText('950');

  const note = page.getByLabel(ar('checkout.noteLabel'));
  // Nothing is typed: what will be starts at the right.
  await expect(note).toHaveCSS('text-align', 'right');
  await note.fill('الدور الثالث، الجرس لا يعمل');
  await placeButton(page, ar).click();
  await page.waitForURL(PLACED);
  await expect(page.getByRole('heading', { name: ar('checkout.placedTitle') })).toBeVisible();
  const [order] = await stocked.ordersOf(buyer);
  await expect(page.getByText(order?.number ?? '?').first()).toBeVisible();
  await expect(page.getByText(lamp.name.ar)).toBeVisible();
  // As in the review: below the name, read from the right, how many and the sign before the price.
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: lamp.name.ar });
  const [named, times, each] = [
    await wordsBox(line.getByText(lamp.name.ar)),
    await wordsBox(line, '3 ×'),
    await wordsBox(line.locator('bdi').first()),
  ];
  expect(times.top).toBeGreaterThanOrEqual(named.bottom - 2);
  expect(times.left).toBeGreaterThanOrEqual(each.right);
  await expect(page.getByRole('link', { name: ar('checkout.continueShopping') })).toBeVisible();
  await page.getByRole('link', { name: ar('checkout.track') }).click();
  await page.waitForURL(new RegExp(`/order-history/${order?.id}$`));
  await expect(page.getByText('الدور الثالث، الجرس لا يعمل')).toBeVisible();
  expect(await stocked.stockOf(lamp)).toBe(17);
});

test('the pages of one line and of a placed order lead on when their address names none', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp();
  await enter(await stocked.buyer(), [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/checkout/review/item');
  await page.waitForURL(/\/checkout\/review$/);
  await page.goto('/order-placed-successfully');
  await page.waitForURL(/\/profile\/order-history-ongoing-empty$/);
});

test('pages that tell what happened claim nothing when it did not', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await stocked.advance(order, 'ongoing', 'dispatched');
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/failed-order-place?reason=internal_error');
  await page.waitForURL(/\/my-cart$/);
  await page.goto(`/order-placed-successfully?id=${order.id}`);
  await page.waitForURL(new RegExp(`/order-history/${order.id}$`));
});

test('two taps on Place Order make one order', async ({ page, stocked, enter }) => {
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/my-cart');
  await review(page);
  await placeButton(page, ar).dblclick();
  await page.waitForURL(PLACED);
  expect(await stocked.ordersOf(buyer)).toHaveLength(1);
  expect(await stocked.stockOf(lamp)).toBe(19);

  // Back does not lead to a second one: the cart is empty.
  await page.goBack();
  await page.waitForURL(/\/cart$/);
  await expect(placeButton(page, ar)).toHaveCount(0);
  expect(await stocked.ordersOf(buyer)).toHaveLength(1);
});

test('what has changed since the review is listed, and placed only when it is agreed to', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  const [dearer, fewer, gone] = [
    await stocked.lamp({ price: 120 }),
    await stocked.lamp({ price: 100 }),
    await stocked.lamp({ price: 80 }),
  ];
  const buyer = await stocked.buyer();
  await enter(buyer, [
    { id: dearer.id, quantity: 1 },
    { id: fewer.id, quantity: 3 },
    { id: gone.id, quantity: 1 },
  ]);
  await review(page);
  await expect(placeButton(page, ar)).toContainText(String(120 + 300 + 80 + DELIVERY));
  await stocked.reprice(dearer, 135);
  await stocked.restock(fewer, 2);
  await stocked.restock(gone, 0);
  await placeButton(page, ar).click();
  const sheet = page.getByRole('dialog', { name: ar('checkout.differsTitle') });
  await expect(sheet).toContainText(/تغيّر السعر من .*120.* إلى .*135/);
  await expect(sheet).toContainText('المتاح قطعتان بدلًا من 3');
  await expect(sheet).toContainText(`${gone.name.ar}: نفد من المخزن`);
  expect(await stocked.ordersOf(buyer)).toEqual([]);

  await sheet.getByRole('button', { name: ar('checkout.differs.look') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('آخر قطعتين')).toBeVisible();
  await placeButton(page, ar).click();
  const agree = sheet.getByRole('button', { name: /^موافق/ });
  await expect(agree).toContainText(String(135 + 200 + DELIVERY));
  await agree.click();
  await page.waitForURL(PLACED);
  expect((await stocked.ordersOf(buyer)).map(({ total }) => total)).toEqual([385]);
});

test('an order that fails says so in English as the specification does, and what to do', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const en = wordsOf('en');
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer('Mona Adel', 'en');
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await speak(page, 'en');
  await page.route(PLACE_CALL, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/checkout/review');
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await page.waitForURL(FAILED);
  await expect(
    page.getByRole('heading', { name: 'Order has been failed Please try again' }),
  ).toBeVisible();
  await expect(page.getByText(en('checkout.failedReasons.internal_error'))).toBeVisible();
  await expect(page.getByRole('button', { name: en('checkout.failedAgain') })).toBeVisible();
  await expect(page.getByRole('link', { name: en('checkout.failedHelp') })).toBeVisible();
});
