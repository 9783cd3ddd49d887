import { randomUUID } from 'node:crypto';
import { toast } from '../fixtures/forms.ts';
import { DESK, enterAsStaff, speakStaff, test } from '../fixtures/office-test.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { shopOrigin } from '../shop-under-test.ts';

const ar = wordsOf('ar', 'admin');
const en = wordsOf('en', 'admin');

test('on a phone a list is filtered in a sheet and saved as a view, which can be renamed, deleted and brought back', async ({
  page,
  context,
}) => {
  await enterAsStaff(context, 'orders');
  const button = (key: Parameters<typeof ar>[0]) =>
    page.getByRole('button', { name: ar(key), exact: true });
  await page.goto('/orders/all');
  await button('orderFilters.title').click();
  const sheet = page.getByRole('dialog', { name: ar('orderFilters.title') });
  await sheet.getByLabel(ar('orderFilters.fields.governorate')).selectOption('القاهرة');
  await sheet.getByLabel(ar('orderFilters.fields.total_from')).fill('٢٠٠');
  await button('orderFilters.show').click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/orders\/all\?governorate=\d+&total_from=200$/);
  const main = page.getByRole('main');
  const chip = main.getByRole('button', { name: 'القاهرة' });
  await expect(chip).toBeVisible();

  const name = `القاهرة ${randomUUID().slice(0, 8)}`;
  await button('orderViews.save').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: ar('orderViews.name') }).fill(name);
  await button('orderViews.saveNow').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/view=\d+/);
  const queues = page.getByRole('navigation', { name: ar('orders.queuesLabel') });
  await expect(queues.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  // One tap removes a filter; the saved view stays unchanged until it is saved again.
  await chip.click();
  await expect(page).not.toHaveURL(/governorate/);
  await expect(button('orderViews.saveChanges')).toBeVisible();
  await queues.getByRole('link', { name }).click();
  await expect(chip).toBeVisible();
  await expect(button('orderViews.saveChanges')).toHaveCount(0);

  await button('orderViews.rename').click();
  await dialog.getByRole('textbox', { name: ar('orderViews.name') }).fill(`${name} وحدها`);
  await button('orderViews.saveNow').click();
  await expect(dialog).toBeHidden();
  await expect(queues.getByRole('link', { name: `${name} وحدها` })).toBeVisible();

  await button('orderViews.delete').click();
  await expect(queues.getByRole('link', { name })).toHaveCount(0);
  await button('orderViews.undo').click();
  await expect(toast(page, ar('orderViews.restored'))).toBeVisible();
  await expect(queues.getByRole('link', { name: `${name} وحدها` })).toBeVisible();
  await expect(chip).toBeVisible();
});

test.describe('on a desk', () => {
  test.use(DESK);

  test('the list follows the filters key by key; of two who change a shared view the second sees both', async ({
    page,
    context,
    baseURL,
    expectConsole,
    playwright,
  }) => {
    expectConsole(/status of 409/);
    const shopper = await playwright.request.newContext({ baseURL: shopOrigin });
    const shop = new ShopApi(shopper);
    const buyer = await shop.signUp('منى عبد الرحمن');
    const address = await shop.addAddress(buyer);
    await speakStaff(context, 'en');
    await enterAsStaff(context, 'owner');
    const name = `Large ${randomUUID().slice(0, 8)}`;
    const save = async (data: object) => {
      const answer = await context.request.post(`${baseURL}/api/staff/order-views`, {
        headers: { origin: baseURL ?? '' },
        data,
      });
      return (await answer.json()).data;
    };
    const definition = { filters: { queue: 'all', total_from: '500' }, columns: [] };
    const view = await save({ name, shared: true, definition });
    await page.goto('/orders/all');
    await page
      .getByRole('navigation', { name: en('orders.queuesLabel') })
      .getByRole('link', { name })
      .click();
    const sum = page.getByLabel(en('orderFilters.fields.total_from'));
    await expect(sum).toHaveValue('500');
    await sum.focus();
    await page.keyboard.type('000');
    await expect(page).toHaveURL(/total_from=500000/);
    await expect(sum).toBeFocused();
    await expect(page.getByText(en('orderFilters.none'))).toBeVisible();

    await save({ id: view.id, version: 1, name: `${name} orders`, shared: true, definition });
    // An order that comes in reads the page again, with the name that the other gave.
    await shop.order(buyer, address.id, [{ id: 60, quantity: 1 }]);
    const heading = page.getByRole('heading', { name: `${name} orders`, exact: true });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: en('orderViews.saveChanges') }).click();
    const conflict = page.getByRole('dialog', { name: en('parts.conflict.title') });
    await expect(conflict.getByRole('row', { name: `${name} orders` })).toBeVisible();
    await expect(conflict.getByRole('row', { name: /500,000/ })).toBeVisible();
    await conflict.getByRole('button', { name: en('parts.conflict.takeTheirs') }).click();
    await expect(sum).toHaveValue('500');
    await expect(heading).toBeVisible();
    await shopper.dispose();
  });
});
