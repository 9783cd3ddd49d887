import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test('the questions are found however they are spelled, and their links stay in the app', async ({
  page,
}) => {
  await page.goto('/profile/faqs');
  const search = page.getByLabel(words('pages.faqs.search'));
  await expect(async () => {
    await search.fill('٤٨ ساعه');
    await expect(page.locator('details')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('خلال 48 ساعة من الاستلام')).toBeVisible();
  await page.getByRole('button', { name: words('ui.clearFind') }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await search.fill('٤٨ ساعه');
  await page.getByRole('main').locator('details').getByRole('link', { name: 'فاكتب لنا' }).click();
  await page.waitForURL('/contact-us');
  await expect(
    page.getByRole('heading', { level: 1, name: words('pages.contact.title') }),
  ).toBeVisible();
});

test('a policy has an index of its sections', async ({ page }) => {
  await page.goto('/profile/refund-policy');
  const index = page.getByRole('navigation', { name: words('pages.sections') });
  const last = index.getByRole('link').last();
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  // It stays in sight and says where one is.
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(last).toBeInViewport();
});

test('a message to the shop says what is missing, keeps what was typed and arrives', async ({
  page,
  request,
}) => {
  await page.goto('/contact-us');
  await page.getByLabel(words('pages.contact.name')).fill('منى عبد الرحمن');
  await page.getByLabel(words('pages.contact.message')).fill('هل تصل النجفة قبل العيد؟');
  const send = page.getByRole('button', { name: words('pages.contact.send'), exact: true });
  await send.click();
  await expect(page.getByText(words('pages.contact.reachRequired'))).toBeVisible();
  await expect(page.getByLabel(words('pages.contact.message'))).toHaveValue(
    'هل تصل النجفة قبل العيد؟',
  );
  await page.getByLabel(words('pages.contact.orEmail')).fill('mona@example.com');
  await send.click();
  await expect(page.getByText(words('pages.contact.sent'))).toBeVisible();
  // Where the answer will come, and what was written.
  await expect(page.getByText(/سنرد عليك على .*mona@example\.com/)).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('هل تصل النجفة قبل العيد؟');
  const outbox = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  expect(JSON.stringify(await outbox.json())).toContain('هل تصل النجفة قبل العيد؟');
});
