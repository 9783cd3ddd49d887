import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { toast } from '../fixtures/forms.ts';
import { DESK, speakStaff } from '../fixtures/office-test.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { newPerson } from '../fixtures/shoppers.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const en = wordsOf('en', 'admin');

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Finds a product in the form's search, and adds one of it. */
async function add(page: Page, words: typeof ar, sku: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: words('orderForm.picker.find') }).fill(sku);
  await page
    .getByRole('button', { name: words('orderForm.picker.addNamed').replace('{name}', name) })
    .click();
}

test('a new order is counted on the first page, and rings until its queue is opened in another tab', async ({
  page,
  stocked,
}) => {
  const { shop } = stocked;
  const lamp = await stocked.lamp();
  await workAs(page, shop, 'orders');
  // An order placed before the stream is open is counted but does not ring.
  const told = page.waitForResponse('**/api/staff/events');
  await page.goto(shop.adminOrigin);
  await told;
  const asked = page.getByRole('link', { name: ar('home.queues.to_confirm') });
  const before = Number((await asked.textContent())?.match(/\d+/)?.[0]);
  await stocked.order(await stocked.buyer(), [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await expect(asked).toContainText(String(before + 1));
  const bar = page.getByRole('status').getByRole('link', { name: ar('live.open') });
  await expect(bar).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\)/);

  const otherTab = await page.context().newPage();
  await otherTab.goto(`${shop.adminOrigin}/orders/to_confirm`);
  await expect(bar).toBeHidden();
  await expect(page).not.toHaveTitle(/^\(/);
});

test('on a phone an order is edited; what it will cost is shown before it is saved', async ({
  page,
  context,
  stocked,
  expectConsole,
}) => {
  expectConsole(/status of 409|ERR_FAILED/);
  const { shop } = stocked;
  const [lamp, other] = [await stocked.lamp(), await stocked.lamp({ price: 300 })];
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await workAs(page, shop, 'orders');
  await page.clock.install();
  await page.goto(`${shop.adminOrigin}/orders/order/${order.id}`);

  // The line breaks while another order comes in: the page stays, and is read again once there is a line.
  await page.getByRole('textbox', { name: ar('notes.label') }).fill('يفضّل الاتصال مساءً');
  const reading = '**/api/staff/orders/**';
  await page.route(reading, (route) => route.abort());
  await stocked.order(await stocked.buyer(), [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await expect(page.getByText(ar('live.stale'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: ar('notes.label') })).toHaveValue(/مساءً$/);
  await page.unroute(reading);
  await page.clock.runFor('00:06');
  await expect(page.getByText(ar('live.stale'))).toBeHidden();
  await page.getByRole('link', { name: ar('order.edit') }).click();

  const difference = page.getByRole('region', { name: ar('orderForm.edit.differences') });
  await expect(difference.getByText(ar('orderForm.edit.unchanged'))).toBeVisible();
  const quantity = page.getByRole('textbox', { name: ar('ui.quantity') });
  await quantity.fill('2');
  await quantity.blur();
  await expect(difference.getByRole('insertion').filter({ hasText: '250' })).toBeVisible();
  await add(page, ar, other.sku, other.name.ar);
  await expect(difference.getByText(ar('orderForm.edit.added'))).toBeVisible();
  await expect(difference.getByRole('deletion').filter({ hasText: '150' })).toBeVisible();
  await expect(difference.getByRole('insertion').filter({ hasText: '550' })).toBeVisible();
  await expectAccessible(page, 'an edited order');

  // A colleague is quicker.
  const noted = await context.request.post(
    `${shop.adminOrigin}/api/staff/orders/${order.id}/attempts`,
    {
      headers: { origin: shop.adminOrigin },
      data: { version: 1, channel: 'phone', outcome: 'no_answer' },
    },
  );
  expect(noted.status(), await noted.text()).toBe(200);
  await expect(page.getByText(ar('orderForm.edit.outdated'))).toBeVisible();
  await page.getByRole('button', { name: ar('orderForm.edit.save') }).click();
  const conflict = page.getByRole('dialog', { name: ar('parts.conflict.title') });
  await expect(conflict.getByRole('row').filter({ hasText: other.name.ar })).toContainText('—');
  await conflict.getByRole('button', { name: ar('parts.conflict.saveMine') }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: order.number, exact: true }),
  ).toBeVisible();
  await expect(
    toast(page, ar('orderForm.edit.saved').replace('{number}', order.number)),
  ).toBeVisible();
  const lines = page.getByRole('region', { name: ar('order.lines') });
  await expect(lines.getByText(/\b550\b/)).toBeVisible();
  expect([await stocked.stockOf(lamp), await stocked.stockOf(other)]).toEqual([17, 19]);
});

test.describe('on a desk', () => {
  test.use(DESK);

  test('an order is taken by phone; a product that sells out is named, and a lost answer makes no second order', async ({
    page,
    context,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    const { shop } = stocked;
    const [lamp, last] = [await stocked.lamp(), await stocked.lamp({ stock: 1 })];
    const caller = newPerson('Hany Fathy');
    await speakStaff(context, 'en');
    await workAs(page, shop, 'orders');
    await page.goto(`${shop.adminOrigin}/orders`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(en('frame.phoneOrder'));
    const command = palette.getByRole('option', { name: en('frame.phoneOrder') });
    await expect(command).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/new$/);

    await page.getByRole('textbox', { name: en('orderForm.caller.phone') }).fill(caller.phone);
    await expect(page.getByText(en('orderForm.caller.isNew'))).toBeVisible();
    const name = page.getByRole('textbox', { name: en('orderForm.caller.name'), exact: true });
    await name.fill(caller.name);
    await add(page, en, lamp.sku, lamp.name.en);
    await add(page, en, last.sku, last.name.en);
    await page.getByRole('searchbox', { name: en('orderForm.picker.find') }).fill('');
    const lines = page.getByRole('list', { name: en('orderForm.lines') });
    await expect(lines.getByText('1 in stock')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(caller.name);
    await expect(lines.getByRole('listitem')).toHaveCount(2);

    await stocked.restock(last, 0);
    await choose(page, 'state', 'Cairo');
    await choose(page, 'city', 'Nasr City');
    await page.getByRole('textbox', { name: en('orderForm.addressFields.street') }).fill('7 Road');
    const soldOut = lines.getByRole('listitem').filter({ hasText: last.sku });
    await expect(soldOut.getByRole('alert')).toHaveText('Sold out: remove it');
    const place = page.getByRole('button', { name: en('orderForm.phone.place') });
    await expect(place).toBeDisabled();
    await soldOut
      .getByRole('button', { name: en('orderForm.remove').replace('{name}', last.name.en) })
      .click();
    await expect(page.getByText('EGP 150')).toBeVisible();

    // The order arrives, its answer does not.
    await page.route('**/api/staff/phone-orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await place.click();
    await expect(page.getByText(en('orderForm.phone.unknown'))).toBeVisible();
    await page.unroute('**/api/staff/phone-orders');
    await page.getByRole('button', { name: en('orderForm.phone.sendAgain') }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DP-/);
    await expect(page.getByText(caller.name).first()).toBeVisible();
    const orders = await context.request.get(
      `${shop.adminOrigin}/api/staff/orders/find?text=${caller.phone}`,
    );
    expect((await orders.json()).data).toHaveLength(1);
    expect(await stocked.stockOf(lamp)).toBe(19);
  });
});

async function choose(page: Page, field: 'state' | 'city', option: string): Promise<void> {
  await page.getByRole('button', { name: en(`orderForm.addressFields.${field}`) }).click();
  await page.getByRole('dialog').getByText(option, { exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
