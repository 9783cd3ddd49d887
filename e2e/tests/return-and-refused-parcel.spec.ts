import { Buffer } from 'node:buffer';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, type StockedShop, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The smallest picture there is: one white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const WIDE = { locale: 'ar', viewport: { width: 1280, height: 900 } };

/** A desk of the back office in Arabic, and its calls. */
async function openDesk(office: BrowserContext, { shop }: StockedShop) {
  const desk = await office.newPage();
  await workAs(desk, shop, 'owner');
  return { desk, staff: new StaffApi(office.request, shop.adminOrigin) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const words = wordsOf('ar');

const ar = wordsOf('ar', 'admin');

test('a return with a picture is collected, inspected and paid back, and its shopper follows it', async ({
  page,
  openBrowser,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 100 });
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await stocked.advance(order, 'ongoing', 'dispatched', 'delivered');
  const stock = await stocked.stockOf(lamp);
  await enter(buyer, []);
  await page.goto(`/order-history/${order.id}`);
  await page.getByRole('link', { name: words('returns.ask') }).click();
  await page
    .getByRole('combobox', { name: words('returns.why') })
    .selectOption({ label: words('returns.reasons.defective') });
  await page.getByRole('checkbox', { name: lamp.name.ar }).check();
  await expect(page.getByText(/في الضمان حتى/)).toBeVisible();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words('pictures.add') }).click();
  await (await picker).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page
    .getByRole('textbox', { name: words('returns.payoutFields.number') })
    .fill('01098765432');
  await page.getByRole('button', { name: words('returns.send') }).click();
  await expect(page.getByText(words('returns.meaning.requested'))).toBeVisible();
  // The shopper sees the own picture again.
  const picture = page.getByRole('img', { name: words('returns.yourPicture', { place: '1' }) });
  await expect(picture).toBeVisible();

  const { desk } = await openDesk(await openBrowser(WIDE), stocked);
  await desk.goto(`${stocked.shop.adminOrigin}/returns?view=to_answer`);
  await desk.getByRole('link', { name: order.number }).first().click();
  await expect(
    desk.getByRole('img', { name: ar('returns.picture', { number: '1' }) }),
  ).toBeVisible();
  await press(desk, ar('returns.answer.approve'));
  await press(desk, ar('returns.move.pickup_booked'));
  await desk.getByLabel(ar('returns.move.day')).fill('2031-03-31');
  await press(desk, ar('returns.save'));
  await expect(desk.getByText(ar('returns.states.pickup_booked')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/يمر عليك المندوب/)).toBeVisible();
  for (const move of ['picked_up', 'received'] as const) {
    await press(desk, ar(`returns.move.${move}`));
    await press(desk, ar('returns.save'));
    // The form closes with the change; the button of a step has the same words as its state.
    await expect(desk.getByRole('button', { name: ar('returns.save'), exact: true })).toBeHidden();
  }
  await press(desk, ar('returns.inspect.finish'));
  await desk.getByLabel(ar('returns.refund.proof')).fill('TRX-100');
  await press(desk, ar('returns.refund.pay'));
  await expect(desk.getByText(ar('returns.states.refunded')).first()).toBeVisible();

  expect(await stocked.stockOf(lamp)).toBe(stock + 1);
  await page.reload();
  await expect(page.getByText(words('returns.meaning.refunded'))).toBeVisible();
  await expect(picture).toBeVisible();
  await expectAccessible(page, 'an order with a return that was paid back', { colours: 'both' });
  await page.goto(`/invoices/${order.id}`);
  const note = page.getByText(/بالإشعار الدائن رقم/);
  await expect(note).toContainText(/CN-\d{6}/);
  await expect(note).toContainText('150');
});

test('a parcel refused at the door comes back, is inspected, and its order is returned', async ({
  page,
  openBrowser,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 2 }], { total: 250 });
  await stocked.advance(order, 'ongoing', 'dispatched');
  const stock = await stocked.stockOf(lamp);
  const { staff } = await openDesk(await openBrowser(WIDE), stocked);
  const parcelNow = async () => {
    const { data } = await staff.call('listParcels', { query: { order: order.id } });
    const [parcel] = data;
    if (!parcel) throw new Error('The order has no parcel.');
    return parcel;
  };
  const move = async (body: object) => {
    const { id, version } = await parcelNow();
    await staff.call('moveParcel', { params: { id }, body: { ...body, version } });
  };
  await enter(buyer, []);
  await page.goto(`/order-history/${order.id}`);
  await page.getByRole('link', { name: words('orders.track') }).click();
  await expect(page.getByText(words('tracking.meaning.handed_over'))).toBeVisible();
  await move({ to: 'attempt_failed', reason: 'refused' });
  await page.reload();
  await expect(page.getByText(words('tracking.failed.refused'))).toBeVisible();
  // The history and the order's page say it too, with the way to another day.
  await page.goto('/order-history');
  await expect(page.getByRole('article')).toContainText(words('tracking.states.attempt_failed'));
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByText(words('tracking.headline.attempt_failed'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('tracking.askForAnother') })).toBeVisible();
  await expectAccessible(page, 'an order whose delivery failed', { colours: 'both' });
  await page.getByRole('link', { name: words('orders.track') }).click();
  await move({ to: 'returning' });
  await page.reload();
  await expect(page.getByText(words('tracking.meaning.returning'))).toBeVisible();
  expect(await stocked.stockOf(lamp)).toBe(stock);
  await move({ to: 'returned' });
  await page.reload();
  await expect(page.getByText(words('orders.meaning.undelivered'))).toBeVisible();
  await expectAccessible(page, 'a parcel that came back', { colours: 'both' });

  const { id, version } = await parcelNow();
  const lines = [{ product_id: lamp.id, outcome: 'sellable', quantity: 2 }];
  await staff.call('inspectParcel', { params: { id }, body: { lines, version } });
  expect(await stocked.stockOf(lamp)).toBe(stock + 2);
  await page.goto(`/order-history/${order.id}`);
  await expect(page.getByText(words('orders.meaning.undelivered'))).toBeVisible();
});
