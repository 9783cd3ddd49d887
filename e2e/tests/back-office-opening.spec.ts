import type { Route } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { speakStaff } from '../fixtures/office-test.ts';
import { OwnShop } from '../fixtures/own-shop.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const [ar, en] = [wordsOf('ar', 'admin'), wordsOf('en', 'admin')];

/** As of a shop in production without a mail server; that of a test shows its messages instead. */
async function withoutSenders(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data } = await response.json();
  const steps = data.steps.map((step: { name: string }) =>
    step.name === 'messages' ? { ...step, done: false } : step,
  );
  await route.fulfill({ response, json: { data: { ...data, steps } } });
}

test('an owner removes the demo on a phone, adds a first product, and the first order opens the shop', async ({
  page,
  playwright,
}) => {
  // The shop starts with its demo catalogue.
  test.setTimeout(300_000);
  const shop = await OwnShop.open({ environment: { SEED_DEMO: 'catalogue' } });
  try {
    await workAs(page, shop, 'owner');
    await page.route('**/api/staff/opening', withoutSenders, { times: 1 });
    await page.goto(`${shop.adminOrigin}/opening`);
    await expect(page.getByText('133 منتجًا')).toBeVisible();
    await expect(page.getByText(ar('opening.steps.messages.text'))).toBeVisible();
    await expect(page.getByText('SMTP_URL')).toBeVisible();
    const remove = { name: ar('opening.demo.remove') };
    const confirm = async () => {
      await page.getByRole('button', remove).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill('حذف');
      await dialog.getByRole('button', remove).click();
      await expect(dialog).toHaveCount(0);
    };
    const bringBack = await shop.without('backups');
    await confirm();
    await expect(page.getByText(ar('opening.removal.problems.backup_failed'))).toBeVisible();
    await expect(page.getByText('133 منتجًا')).toBeVisible();
    await bringBack();
    await confirm();
    // It goes on without the page, which finds it again.
    await page.reload();
    await expect(page.getByText(ar('opening.removal.states.removed'))).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByText(/-before-removing-the-demo$/)).toBeVisible();
    await expect(page.getByRole('button', remove)).toHaveCount(0);
    await speakStaff(page.context(), 'en');
    await page.reload();
    await expect(page.getByText(en('opening.removal.states.removed'))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '133 products' })).toBeVisible();
    await speakStaff(page.context(), 'ar');
    await page.reload();

    await page.getByRole('link', { name: ar('opening.removal.first') }).click();
    const field = (key: `${string}.${string}`) => page.getByRole('textbox', { name: ar(key) });
    await field('products.sku').fill('FIRST-1');
    await field('products.firstStock').fill('3');
    await field('products.listPrice').fill('450');
    await field('products.nameIn.ar').fill('أباجورة أولى');
    await field('products.nameIn.en').fill('First lamp');
    const save = page.getByRole('button', { name: ar('products.save'), exact: true });
    await save.click();
    await expect(toast(page, ar('products.added'))).toBeVisible();
    await page.getByRole('combobox', { name: ar('products.state') }).selectOption('on_sale');
    await save.click();
    await expect(toast(page, ar('products.saved'))).toBeVisible();

    const api = new ShopApi(await playwright.request.newContext({ baseURL: shop.origin }));
    const listed = async () => (await api.call('listProducts', { body: {} })).data;
    // On a busy machine an answer does not wait for an edit that takes long to read.
    await expect.poll(async () => (await listed()).map(({ sku }) => sku)).toEqual(['FIRST-1']);
    const [first] = await listed();
    const shopper = await api.signUp('هدى كامل');
    const address = await api.addAddress(shopper);
    await api.order(shopper, address.id, [{ id: first?.id ?? 0, quantity: 1 }]);
    await page.goto(`${shop.adminOrigin}/opening`);
    await expect(page.getByText(ar('opening.open'))).toBeVisible();
  } finally {
    // It would ask for events of a shop that is closed.
    await page.goto('about:blank');
    await shop.close();
  }
});
