import { expect, putWorkerInCharge, test } from '../fixtures/offline-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

test.use({ serviceWorkers: 'allow' });

test('a newer version is offered, is taken only when the shopper agrees, and loses nothing typed; without unsaved input the page reloads at once', async ({
  page,
  door,
}) => {
  const words = wordsOf('ar');
  await page.goto(`${door.origin}/contact-us`);
  await putWorkerInCharge(page);
  await page.reload();
  const message = page.getByRole('main').locator('textarea');
  await message.fill('هل تركبون النجف؟');
  const prompt = page.getByRole('region', { name: words('pwa.newerVersion') });
  await expect(prompt).toHaveCount(0);

  door.changeWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(prompt).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await prompt.getByRole('button', { name: words('pwa.refresh') }).click();
  await expect(prompt).toHaveCount(0);
  await expect(page.getByText(words('pwa.refreshLater'))).toBeVisible();
  await expect(message).toHaveValue('هل تركبون النجف؟');
  expect(loads).toEqual([]);

  // The next page comes in the newer version.
  await page
    .getByRole('link', { name: words('layout.categories') })
    .first()
    .click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page).toHaveURL(/\/categories\/$/);

  // Nothing is typed there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  door.changeWorker();
  await expect(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(prompt).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const loaded = page.waitForEvent('load');
  await prompt.getByRole('button', { name: words('pwa.refresh') }).click();
  await loaded;
  await expect(prompt).toHaveCount(0);
});
