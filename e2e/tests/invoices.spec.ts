import { readFile } from 'node:fs/promises';
import type { Locale } from '@dp/contract/locale.ts';
import { speak } from '../fixtures/forms.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const spelled = {
  ar: 'فقط مائتان وخمسون جنيهًا مصريًا لا غير',
  en: 'Two hundred and fifty Egyptian pounds only',
} satisfies Record<Locale, string>;

test('a guest who opens an invoice by its address is asked to log in as soon as scripts are there', async ({
  page,
}) => {
  // Only frames pass, after the first of which scripts run: nothing may wait for longer timers.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const opened = page.goto('/invoices/2');
  await expect(async () => {
    await page.clock.runFor(20);
    expect(page.url()).toMatch(/\/login\?next=%2Finvoices%2F2$/);
  }).toPass();
  await opened;
});

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale);

  test(`an invoice is a pro-forma until dispatch, then prints on A4 without the shop around it (${locale})`, async ({
    page,
    stocked,
    enter,
  }) => {
    const lamp = await stocked.lamp({ price: 200 });
    const buyer = await stocked.buyer(undefined, locale);
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 250 });
    await enter(buyer, []);
    await speak(page, locale);
    await page.goto(`/order-history/${order.id}`);
    await page.getByRole('link', { name: words('orders.invoice') }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(words('orders.invoicePage.proForma'));
    await expect(page.getByText(words('orders.invoicePage.proFormaNote'))).toBeVisible();
    await expect(page.getByText(/INV-/)).toHaveCount(0);

    await stocked.advance(order, 'ongoing', 'dispatched');
    await page.reload();
    await expect(title).toHaveText(words('orders.invoicePage.title'));
    await expect(page.getByText(/INV-\d{6}/)).toBeVisible();
    await expect(page.getByText(words('orders.invoicePage.taxNumber'))).toBeVisible();
    await expect(page.getByText(words('orders.invoicePage.commercialRegister'))).toBeVisible();
    for (const sum of Object.values(spelled)) await expect(page.getByText(sum)).toBeVisible();

    const printButton = page.getByRole('button', { name: words('orders.invoicePage.print') });
    await expect(printButton).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(printButton).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...printed.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(
      pages.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]),
    ).toEqual([[595, 842]]);
  });

  test(`a cancelled order has no invoice, at its address neither (${locale})`, async ({
    page,
    stocked,
    enter,
  }) => {
    const lamp = await stocked.lamp({ price: 200 });
    const buyer = await stocked.buyer(undefined, locale);
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 250 });
    await enter(buyer, []);
    await speak(page, locale);
    await page.goto(`/order-history/${order.id}`);
    const invoice = page.getByRole('link', { name: words('orders.invoice') });
    await expect(invoice).toBeVisible();
    const cancel = page.getByRole('button', { name: words('orders.cancel') });
    await cancel.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('orders.cancel') })
      .click();
    await expect(page.getByText(words('orders.meaning.cancelledByYou'))).toBeVisible();
    await expect(invoice).toHaveCount(0);
    await page.goto(`/invoices/${order.id}`);
    await expect(page.getByText(words('orders.invoicePage.cancelledNote'))).toBeVisible();
    const print = page.getByRole('button', { name: words('orders.invoicePage.print') });
    await expect(print).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('paying.toOrder') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/order-history/${order.id}$`));
  });

  test(`an invoice is downloaded as a PDF under its number (${locale})`, async ({
    page,
    stocked,
    enter,
    expectConsole,
  }) => {
    expectConsole(/status of 503/);
    const lamp = await stocked.lamp({ price: 200 });
    const buyer = await stocked.buyer(undefined, locale);
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 250 });
    await stocked.advance(order, 'ongoing', 'dispatched');
    await enter(buyer, []);
    await speak(page, locale);
    await page.goto(`/invoices/${order.id}`);
    const number = (await page.getByText(/^INV-\d{6}$/).textContent()) ?? '';
    const download = page.getByRole('button', { name: words('orders.invoicePage.download') });
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

    // Too many at once: said, and nothing is downloaded.
    await page.route('**/invoice.pdf', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: 'Busy', status: 503, code: 'service_unavailable' }),
      }),
    );
    await download.click();
    await expect(page.getByText(words('errors.service_unavailable'))).toBeVisible();
  });
}
