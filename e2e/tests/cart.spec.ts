import type { Page } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { DELIVERY, expect, FREE_FROM, type Lamp, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

function line(page: Page, lamp: Lamp, locale: 'ar' | 'en' = 'ar') {
  return page.getByRole('article').filter({ hasText: lamp.name[locale] });
}

function storedCart(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('CART_KEY') ?? '[]'));
}

/** The total of the cart. */
function total(page: Page) {
  return page
    .getByRole('region', { name: ar('cart.summary') })
    .getByText(ar('cart.total'), { exact: false })
    .locator('xpath=following-sibling::dd');
}

test('the stepper changes the quantity, never below one, accepts Arabic digits, and saves at once', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 120 });
  await enter(undefined, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/my-cart');
  const stepper = line(page, lamp).getByRole('group');
  const said = line(page, lamp).getByRole('status');
  await expect(stepper.getByRole('button', { name: ar('ui.decrease') })).toBeDisabled();
  await stepper.getByRole('button', { name: ar('ui.increase') }).click();
  await expect(said.filter({ hasText: ar('cart.increased') })).toBeAttached();
  await expect(total(page)).toContainText('240');
  expect(await storedCart(page)).toEqual([{ id: lamp.id, quantity: 2 }]);

  const number = stepper.getByRole('textbox');
  await number.fill('٥');
  await number.press('Enter');
  await expect(total(page)).toContainText('600');
  await stepper.getByRole('button', { name: ar('ui.decrease') }).click();
  await expect(said.filter({ hasText: ar('cart.decreased') })).toBeAttached();
  await expect(total(page)).toContainText('480');
  await page.reload();
  await expect(total(page)).toContainText('480');
});

test('a removed line can be brought back; the last one gone is the empty cart', async ({
  page,
  stocked,
  enter,
}) => {
  const [one, other] = [await stocked.lamp(), await stocked.lamp()];
  await enter(undefined, [
    { id: one.id, quantity: 2 },
    { id: other.id, quantity: 1 },
  ]);
  await page.goto('/my-cart');
  const remove = (lamp: Lamp) =>
    page
      .getByRole('button', { name: ar('cart.removeLine').replace('{name}', lamp.name.ar) })
      .click();
  await remove(one);
  await expect(toast(page, ar('cart.removed'))).toBeVisible();
  await expect(line(page, one)).toHaveCount(0);
  // What was pressed is gone: the focus is on the line beside it.
  await expect(line(page, other)).toBeFocused();
  await line(page, other)
    .getByRole('button', { name: ar('ui.increase') })
    .click();
  await page.getByRole('button', { name: ar('ui.undo') }).click();
  await expect(line(page, one)).toBeVisible();
  // Only what was removed comes back.
  expect(await storedCart(page)).toEqual([
    { id: one.id, quantity: 2 },
    { id: other.id, quantity: 2 },
  ]);
  await remove(one);
  await expect(line(page, one)).toHaveCount(0);
  await remove(other);
  await page.waitForURL(/\/cart$/);
  await expect(page.getByText(ar('cart.empty'))).toBeVisible();
  // A shopper without favourites is not sent to a second empty page.
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: ar('cart.start') })).toBeVisible();
  await expect(main.getByRole('link', { name: ar('cart.toWishlist') })).toHaveCount(0);
  // Removed one right after the other: both come back, in their places.
  await expect(toast(page, 'تمت إزالة منتجين من سلتك')).toBeVisible();
  await page.getByRole('button', { name: ar('ui.undo') }).click();
  await page.waitForURL(/\/my-cart$/);
  await expect(line(page, other)).toBeVisible();
  expect(await storedCart(page)).toEqual([
    { id: one.id, quantity: 2 },
    { id: other.id, quantity: 2 },
  ]);
});

test('the total and the way to the checkout stay in view above the tab bar, however long the cart', async ({
  page,
  stocked,
  enter,
}) => {
  const lamps = [];
  for (const price of [10, 20, 30, 40]) lamps.push(await stocked.lamp({ price }));
  await enter(
    undefined,
    lamps.map(({ id }) => ({ id, quantity: 1 })),
  );
  await page.goto('/my-cart');
  await expect(total(page)).toContainText('100');
  await expect(total(page)).toBeInViewport({ ratio: 1 });
  const checkout = page.getByRole('link', { name: ar('cart.checkout') });
  const tabs = page.getByRole('navigation', { name: ar('layout.navigation') });
  await expect(checkout).toBeInViewport({ ratio: 1 });
  const [button, bar] = [await checkout.boundingBox(), await tabs.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // Pressed where it can be seen: nothing covers it.
  await checkout.click();
  await page.waitForURL(/\/login\?next=/);
});

test('delivery is estimated for the city of the shopper, with the way to free delivery', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 1_000 });
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/my-cart');
  const summary = page.getByRole('region', { name: ar('cart.summary') });
  await expect(summary).toContainText(/التوصيل إلى .+خلال .+ عمل.*50/s);
  // What is listed is in the total.
  await expect(total(page)).toContainText('1,050');
  await expect(summary.getByText(ar('cart.withDelivery'))).toBeVisible();
  // Beside the way to the checkout, which is always in view, and nowhere else.
  const bar = summary.locator('[data-foot]');
  await expect(bar).toContainText(/أضف منتجات بـ .*1,500.* ليصبح التوصيل مجانيًا/);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const progress = summary.getByRole('progressbar');
  await expect(progress).toHaveAccessibleName(/أضف منتجات بـ .*1,500.* ليصبح التوصيل مجانيًا/);
  expect(await progress.getAttribute('max')).toBe(String(FREE_FROM));

  await line(page, lamp)
    .getByRole('button', { name: ar('ui.increase') })
    .click();
  await expect(progress).toHaveAccessibleName(/500/);
  await line(page, lamp)
    .getByRole('button', { name: ar('ui.increase') })
    .click();
  await expect(bar.getByText(ar('cart.freeReached'))).toBeVisible();
  await expect(summary.getByText(ar('cart.deliveryFree'), { exact: true })).toBeVisible();
});

test('two tabs share one cart; a line moves to the wish list', async ({
  page,
  context,
  stocked,
  enter,
}) => {
  const [one, other] = [await stocked.lamp(), await stocked.lamp()];
  await enter(undefined, [{ id: one.id, quantity: 1 }]);
  await page.goto('/my-cart');
  await expect(line(page, one)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/product/details/${other.id}`);
  await second.getByRole('button', { name: ar('cart.add'), exact: true }).click();
  await expect(toast(second, ar('cart.productAdded'))).toBeVisible();
  await expect(line(page, other)).toBeVisible();
  await line(page, one)
    .getByRole('button', { name: ar('ui.increase') })
    .click();
  await second.goto('/my-cart');
  await expect(line(second, one).getByRole('textbox')).toHaveValue('2');

  await second
    .getByRole('button', { name: ar('cart.moveLine').replace('{name}', one.name.ar) })
    .click();
  await expect(toast(second, ar('cart.moved'))).toBeVisible();
  await expect(line(second, one)).toHaveCount(0);
  await second.goto('/wishlist');
  await expect(second.getByRole('main').getByText(one.name.ar)).toBeVisible();
});

test('a guest sees the price for more, delivery to the city chosen in the cart, and orders by WhatsApp', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 100, tiers: [{ from: 3, price: 85 }] });
  await enter(undefined, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/categories');
  await page.goto('/my-cart');
  await expect(line(page, lamp)).toContainText(/أضف قطعتين ليصبح سعر القطعة .*85/);
  const more = line(page, lamp).getByRole('button', { name: ar('ui.increase') });
  await more.click();
  await more.click();
  await expect(total(page)).toContainText('255');
  await expect(line(page, lamp)).toContainText('85');

  await expect(page.getByText(ar('cart.beforeDelivery'))).toBeVisible();
  // Without a city too: it begins at one sum in all of them.
  await expect(page.locator('[data-foot]')).toContainText(
    /أضف منتجات بـ .*2,245.* ليصبح التوصيل مجانيًا/,
  );
  await page.getByRole('button', { name: ar('cart.deliveryChoose') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('القاهرة', { exact: true }).click();
  await sheet.getByText('مدينة نصر', { exact: true }).click();
  const summary = page.getByRole('region', { name: ar('cart.summary') });
  await expect(summary).toContainText('التوصيل إلى مدينة نصر');
  await expect(summary).toContainText(`${DELIVERY}`);
  await expect(summary.getByRole('progressbar')).toHaveAttribute('max', `${FREE_FROM}`);

  const whatsapp = page.getByRole('link', { name: ar('cart.whatsapp') });
  // After what the cart costs, not before it.
  const [way, costs] = [
    await whatsapp.boundingBox(),
    await summary.getByText('التوصيل إلى مدينة نصر').boundingBox(),
  ];
  expect(way?.y).toBeGreaterThan((costs?.y ?? 0) + (costs?.height ?? 0));
  const address = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain(`3 × ${lamp.name.ar}`);
  await page.reload();
  await expect(summary).toContainText('التوصيل إلى مدينة نصر');
  // The lists that it was chosen from have left nothing behind: Back leads where one came from.
  await page.goBack();
  await expect(page).toHaveURL(/\/categories$/);
});
