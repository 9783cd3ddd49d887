import type { Page } from '@playwright/test';
import { speak, toast } from '../fixtures/forms.ts';
import { expect, type Lamp, test } from '../fixtures/stocked-shop.ts';
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

test('a line says that there is less, or that its price has changed, and checkout waits for it', async ({
  page,
  stocked,
  enter,
}) => {
  const [few, gone, dearer] = [
    await stocked.lamp({ stock: 9 }),
    await stocked.lamp({ stock: 9 }),
    await stocked.lamp({ price: 120 }),
  ];
  await enter(undefined, [
    { id: few.id, quantity: 5 },
    { id: gone.id, quantity: 1 },
    { id: dearer.id, quantity: 1 },
  ]);
  await page.goto('/my-cart');
  await expect(total(page)).toContainText('720');

  await stocked.restock(few, 2);
  await stocked.restock(gone, 0);
  await stocked.reprice(dearer, 135);
  await page.reload();
  await expect(line(page, few)).toContainText('آخر قطعتين');
  await expect(line(page, gone)).toContainText(ar('cart.soldOutLine'));
  await expect(line(page, dearer)).toContainText(/تغيّر السعر: .*120.* ← .*135/);

  await page.getByRole('link', { name: ar('cart.checkout') }).click();
  await expect(page.getByText(ar('cart.fixFirst'))).toBeVisible();
  await expect(page).toHaveURL(/\/my-cart$/);
  await line(page, few).getByRole('button', { name: 'اجعل الكمية قطعتين' }).click();
  await page
    .getByRole('button', { name: ar('cart.removeLine').replace('{name}', gone.name.ar) })
    .click();
  await expect(page.getByText(ar('cart.fixFirst'))).toHaveCount(0);
  await expect(total(page)).toContainText('335');
});

test('what is no longer sold is skipped, and the cart says so', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 70 });
  await enter(undefined, [
    { id: 2_000_000_000, quantity: 3 },
    { id: lamp.id, quantity: 1 },
  ]);
  await page.goto('/my-cart');
  await expect(page.getByText('منتج واحد في سلتك لم يعد يُباع، ولم نحسبه.')).toBeVisible();
  await expect(total(page)).toContainText('70');
  const tab = page.getByRole('navigation', { name: ar('layout.navigation') });
  await expect(tab.getByRole('link', { name: 'السلة، قطعة واحدة' })).toBeVisible();
  await page.getByRole('button', { name: ar('cart.dropSkipped') }).click();
  await expect(page.getByText('منتج واحد في سلتك لم يعد يُباع، ولم نحسبه.')).toHaveCount(0);
  expect(await storedCart(page)).toEqual([{ id: lamp.id, quantity: 1 }]);
});

test('on a full device nothing is said to have changed that has not', async ({
  page,
  stocked,
  enter,
}) => {
  const en = wordsOf('en');
  const [one, other] = [await stocked.lamp(), await stocked.lamp()];
  const cart = [
    { id: one.id, quantity: 2 },
    { id: other.id, quantity: 1 },
  ];
  await enter(undefined, cart);
  await speak(page, 'en');
  await page.goto('/my-cart');
  const remove = page.getByRole('button', {
    name: en('cart.removeLine').replace('{name}', one.name.en),
  });
  await expect(remove).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await remove.click();
  await expect(
    toast(page, `Failed to remove product from cart. ${en('ui.storageFull')}`),
  ).toBeVisible();
  await expect(line(page, one, 'en')).toBeVisible();
  await page
    .getByRole('button', { name: en('cart.moveLine').replace('{name}', one.name.en) })
    .click();
  await expect(toast(page, `${en('favourites.addFailed')} ${en('ui.storageFull')}`)).toBeVisible();
  expect(await storedCart(page)).toEqual(cart);
});
