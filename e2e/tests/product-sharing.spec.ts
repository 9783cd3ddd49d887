import type { Locator, Page } from '@playwright/test';
import { openProduct, someProducts } from '../fixtures/product-page.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test.describe('sharing', () => {
  async function openSharing(page: Page): Promise<Locator> {
    const sheet = page.getByRole('dialog', { name: words('products.share') });
    await page.getByRole('button', { name: words('products.share') }).click();
    await expect(sheet).toBeVisible();
    return sheet;
  }

  test('sends the link by WhatsApp first, through the device, or copies it and says so; the shop is asked by WhatsApp', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    const [product] = await someProducts(page, 1);
    await openProduct(page, product?.id ?? 0);
    const link = `${new URL(page.url()).origin}/product/details/${product?.id}?lang=ar`;
    const sheet = await openSharing(page);
    const whatsapp = sheet.getByRole('link').first();
    await expect(whatsapp).toHaveText(words('products.shareWhatsapp'));
    const address = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect(address.origin).toBe('https://wa.me');
    expect(address.searchParams.get('text')).toBe(`${product?.name}\n${link}`);
    await sheet.getByRole('button', { name: words('products.shareMore') }).click();
    await expect(sheet).toBeHidden();
    const shared = await page.evaluate(
      () => (window as unknown as { shared: ShareData[] }).shared[0],
    );
    expect(shared).toEqual({ title: product?.name, url: link });

    await openSharing(page);
    await sheet.getByRole('button', { name: words('products.copyLink') }).click();
    await expect(page.getByRole('status').getByText(words('products.linkCopied'))).toBeVisible();
    const path = `/product/details/${product?.id}?lang=ar`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    const ask = page.getByRole('link', { name: words('products.ask') });
    const asked = new URL((await ask.getAttribute('href')) ?? '');
    expect(asked.pathname).toMatch(/^\/\d+$/);
    expect(asked.searchParams.get('text')).toContain(product?.name);
    expect(asked.searchParams.get('text')).toContain(path);
  });
});
