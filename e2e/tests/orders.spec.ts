import type { Order } from '@dp/contract/orders.ts';
import type { Page } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { wordsBox } from '../fixtures/geometry.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the history has two tabs with empty pages of their own, and filters by status', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  await enter(buyer, []);
  await page.goto('/order-history');
  await page.waitForURL(/\/profile\/order-history-ongoing-empty$/);
  await expect(page.getByText(ar('orders.ongoingEmpty'))).toBeVisible();
  await page.getByRole('link', { name: ar('orders.completed'), exact: true }).click();
  await page.waitForURL(/\/profile\/order-history-completed-empty$/);
  await expect(page.getByText(ar('orders.completedEmpty'))).toBeVisible();

  const line = [{ id: lamp.id, quantity: 1 }];
  const [draft, dispatched, delivered] = [
    await stocked.order(buyer, line, { total: 150 }),
    await stocked.order(buyer, line, { total: 150 }),
    await stocked.order(buyer, line, { total: 150 }),
  ];
  // Until there are four, all of them are seen at a glance.
  const filter = page.getByRole('navigation', { name: ar('orders.filter') });
  await page.goto('/order-history');
  await expect(cards(page)).toHaveCount(3);
  await expect(filter).toHaveCount(0);
  for (let more = 0; more < 2; more += 1) await stocked.order(buyer, line, { total: 150 });
  await stocked.advance(dispatched, 'ongoing', 'dispatched');
  await stocked.advance(delivered, 'ongoing', 'dispatched', 'delivered');
  await page.goto('/order-history');
  await expect(cards(page)).toHaveCount(4);
  await filter.getByRole('link', { name: ar('orders.waiting.dispatched') }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(dispatched.number);
  await filter.getByRole('link', { name: ar('orders.status.ongoing') }).click();
  await expect(page.getByText(ar('orders.noneWithStatus'))).toBeVisible();
  await filter.getByRole('link', { name: ar('orders.all') }).click();
  await expect(cards(page).filter({ hasText: draft.number })).toBeVisible();
  await page.getByRole('link', { name: ar('orders.completed'), exact: true }).click();
  await page.waitForURL(/\/profile\/order-history-completed$/);
  await expect(cards(page)).toContainText([delivered.number]);
});

test('a long history loads as it is read', async ({ page, stocked, enter }) => {
  const lamp = await stocked.lamp({ stock: 100 });
  const buyer = await stocked.buyer();
  for (let n = 0; n < 12; n += 1) {
    await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  }
  await enter(buyer, []);
  await page.goto('/order-history');
  await expect(cards(page).first()).toBeVisible();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(12);
  // The account begins with the newest of them, on a phone as on a desk.
  await page.goto('/profile');
  await expect(cards(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(cards(page)).toHaveCount(1);
});

test('an order shows its timeline, and can be ordered again', async ({ page, stocked, enter }) => {
  const lamp = await stocked.lamp({ price: 90 });
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 2 }], { total: 230 });
  await stocked.shop.owner('orders', 'advance', order.number, 'ongoing', '--note', 'أكدناه هاتفيًا');
  await stocked.advance(order, 'dispatched');
  await enter(buyer, []);
  await page.goto('/order-history');
  await cards(page).getByRole('link').click();
  await page.waitForURL(new RegExp(`/order-history/${order.id}$`));
  const stops = page.getByRole('main').getByRole('listitem');
  await expect(stops.filter({ hasText: ar('orders.passed.draft') })).toBeVisible();
  await expect(stops.filter({ hasText: ar('orders.passed.ongoing') })).toContainText(
    'أكدناه هاتفيًا',
  );
  await expect(page.locator('[aria-current=step]')).toContainText(
    ar('tracking.meaning.handed_over'),
  );
  await expect(page.getByText('12 شارع النيل')).toBeVisible();
  await expect(page.getByRole('link', { name: ar('layout.whatsapp') })).toHaveAttribute(
    'href',
    /wa\.me/,
  );
  // Dispatched: it can no longer be cancelled, and a tap by mistake must not order it again.
  await expect(page.getByRole('button', { name: ar('orders.cancel') })).toHaveCount(0);
  const again = page.getByRole('button', { name: ar('orders.reorder') });
  await expect(again).toHaveCount(0);

  await stocked.advance(order, 'delivered');
  await page.reload();
  await expect(page.getByText(ar('tracking.headline.delivered'))).toBeVisible();
  // What was paid, at once and where the sum is.
  await expect(page.getByText(/^دفعت للمندوب .*230/)).toBeVisible();
  await expect(page.getByText(ar('paying.done'))).toBeVisible();
  await again.click();
  await expect(toast(page, ar('orders.reordered', { count: 2 }))).toBeVisible();
  await page.waitForURL(/\/my-cart$/);
  const line = page.getByRole('article').filter({ hasText: lamp.name.ar });
  await expect(line.getByRole('textbox')).toHaveValue('2');
  await page.getByRole('button', { name: ar('ui.undo') }).click();
  await expect(line).toHaveCount(0);
});

test('cancelling asks first, says so when it failed, and gives the stock back', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  const { id } = await stocked.order(buyer, [{ id: lamp.id, quantity: 3 }], { total: 350 });
  expect(await stocked.stockOf(lamp)).toBe(17);
  await enter(buyer, []);
  await page.goto(`/order-history/${id}`);
  const cancel = page.getByRole('button', { name: ar('orders.cancel') });
  await cancel.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(ar('orders.cancelQuestion'))).toBeVisible();
  await dialog.getByRole('button', { name: ar('orders.keep') }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stocked.stockOf(lamp)).toBe(17);

  const calls = '**/api/main/orders/cancel/**';
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }));
  await cancel.click();
  await dialog.getByRole('button', { name: ar('orders.cancel') }).click();
  await expect(page.getByText(ar('orders.cancelFailed'))).toBeVisible();
  await page.unroute(calls);
  await expect(dialog).toHaveCount(0);
  await cancel.click();
  await dialog.getByRole('button', { name: ar('orders.cancel') }).click();
  await expect(toast(page, ar('orders.cancelled'))).toBeVisible();
  await expect(page.getByText(ar('orders.meaning.cancelledByYou'))).toBeVisible();
  await expect(cancel).toHaveCount(0);
  expect(await stocked.stockOf(lamp)).toBe(20);

  // On a narrow phone the order's number and its day have a line each, whatever the status beside them.
  await page.setViewportSize({ width: 360, height: 740 });
  const day = page.getByRole('main').locator('time').first();
  expect((await wordsBox(page.getByRole('heading', { level: 1 }))).height).toBeLessThan(32);
  expect((await wordsBox(day)).height).toBeLessThan(24);
});

test('an order that was dispatched meanwhile is not cancelled, and the page says where it is; one cancelled in another tab is said to be', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  await enter(buyer, []);
  const line = [{ id: lamp.id, quantity: 1 }];
  const cancel = page.getByRole('button', { name: ar('orders.cancel') });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: ar('orders.cancel') });
  /** Confirms the cancellation of a new order after something has happened to it. */
  const cancelTooLate = async (meanwhile: (order: Order) => Promise<void>) => {
    const order = await stocked.order(buyer, line, { total: 150 });
    await page.goto(`/order-history/${order.id}`);
    await cancel.click();
    await meanwhile(order);
    await confirm.click();
  };
  await cancelTooLate((order) => stocked.advance(order, 'ongoing', 'dispatched'));
  await expect(page.getByText(ar('errors.order_not_cancellable'))).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText(
    ar('tracking.meaning.handed_over'),
  );
  await expect(cancel).toHaveCount(0);

  await cancelTooLate(async ({ id }) => {
    const params = { id: String(id) };
    await stocked.api().call('cancelOrder', { params, body: {} }, { token: buyer.token });
  });
  await expect(toast(page, ar('orders.cancelled'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("another shopper's order is not found", async ({ page, stocked, enter, expectConsole }) => {
  expectConsole(/status of 404/);
  const lamp = await stocked.lamp();
  const owner = await stocked.buyer('كريم حسن');
  const { id } = await stocked.order(owner, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await enter(await stocked.buyer(), []);
  for (const path of ['/invoices', '/order-history']) {
    await page.goto(`${path}/${id}`);
    await expect(page.getByRole('heading', { name: ar('orders.missingTitle') })).toBeVisible();
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: ar('orders.title') })
    .click();
  await expect(page).toHaveURL(/\/order-history/);
  await expect(page.getByRole('heading', { name: ar('orders.ongoingEmpty') })).toBeVisible();
});
