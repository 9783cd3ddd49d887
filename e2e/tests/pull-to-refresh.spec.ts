import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';

/** A finger that moves from one point of the screen to another. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }],
    });
  await send('touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    await send('touchMove', [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
  }
  await send('touchEnd');
  await session.detach();
}

/** Counts what the page asks the API from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes(path)) calls += 1;
  });
  return () => calls;
}

test('pulling home down asks for the featured products again, though they were seen just now', async ({
  page,
}) => {
  await page.goto('/');
  const featured = countCalls(page, '/api/main/products/featured');
  await expect(async () => {
    await drag(page, [195, 120], [195, 460]);
    expect(featured()).toBeGreaterThan(0);
  }).toPass();
  const before = featured();
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  await drag(page, [195, 120], [195, 460]);
  await expect.poll(featured).toBeGreaterThan(before);
});

test('a short pull, a swipe of the carousel and a pull inside the menu refresh nothing', async ({
  page,
}) => {
  await page.goto('/categories/');
  const calls = countCalls(page, '/api/main/categories/all');
  // The page is alive once a full pull works.
  await expect(async () => {
    await drag(page, [195, 200], [195, 560]);
    expect(calls()).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  const before = calls();
  await drag(page, [195, 200], [195, 260]);
  await drag(page, [300, 200], [60, 230]);
  await page.getByRole('button', { name: 'القائمة' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await drag(page, [300, 200], [300, 560]);
  expect(calls()).toBe(before);
});
