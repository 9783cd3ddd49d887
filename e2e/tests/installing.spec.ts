import { expect, test } from '../fixtures/shop-test.ts';

for (const [locale, dir, name] of [
  ['ar', 'rtl', 'DP'],
  ['en', 'ltr', 'DP'],
] as const) {
  test(`the shop can be installed under its name, with its icons (${locale})`, async ({
    page,
    request,
  }) => {
    await page.goto(`/?lang=${locale}`);
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string; type: string }[] };
    expect(manifest).toMatchObject({ lang: locale, dir, name, display: 'standalone' });
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.status()).toBe(200);
      expect(icon.headers()['content-type']).toContain(type);
    }
  });
}
