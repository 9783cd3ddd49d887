import type { BrowserContext, Page } from '@playwright/test';
import { Fingers } from '../fixtures/fingers.ts';
import { WELCOME_TITLES } from '../fixtures/original-words.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

test.use({ knowsShop: false });

/** Notes on the page what a splash shows, looking at every frame. */
async function watchSplash(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { splashes: seen });
    const look = () => {
      const partners = [...document.querySelectorAll('img[alt="mawgalab"], img[alt="tayarix"]')];
      const splash = partners[0]?.parentElement?.parentElement?.parentElement;
      if (partners.some((logo) => logo.checkVisibility({ visibilityProperty: true })))
        seen.push(
          [splash?.textContent, ...partners.map((logo) => logo.getAttribute('alt'))].join(' '),
        );
      if (seen.length === 0) requestAnimationFrame(look);
    };
    look();
  });
}

const splashesOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { splashes: string[] }).splashes);

/** A finger that goes to the side by so many pixels. */
function swipeBy(page: Page, distance: number): Promise<void> {
  return new Fingers(page).drag({ x: 195, y: 300 }, { x: 195 + distance, y: 300 });
}

test('the first visit shows the splash over home, then onboarding, which can be skipped', async ({
  page,
  context,
}) => {
  const words = wordsOf('ar');
  await watchSplash(context);
  await page.goto('/');
  await page.waitForURL('/onboarding/one');
  const [splash] = await splashesOn(page);
  for (const part of ['DP', words('onboarding.poweredBy'), 'mawgalab', 'tayarix'])
    expect(splash).toContain(part);
  await expect(page.getByRole('heading', { level: 1, name: WELCOME_TITLES.ar.one })).toBeVisible();
  await page.getByRole('link', { name: words('onboarding.skip'), exact: true }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DP');

  // Another visit in the same tab, and one in a new tab: the splash only there, onboarding never.
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
  const tab = await context.newPage();
  await tab.goto('/');
  await expect.poll(() => splashesOn(tab)).toHaveLength(1);
  await expect(tab.locator('html')).not.toHaveAttribute('data-opened');
  await expect(tab).toHaveURL('/');
});

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale);

  test(`a swipe in the direction of reading turns the onboarding pages, however quickly the next one follows, and though the photograph is replaced under the finger (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (locale === 'en') await context.addCookies([{ name: 'locale', value: 'en', url: baseURL }]);
    const onward = locale === 'ar' ? 1 : -1;
    await page.goto('/onboarding/one');
    const swipe = (distance: number) => swipeBy(page, distance);
    await expect(async () => {
      await swipe(120 * onward);
      await expect(page).not.toHaveURL('/onboarding/one', { timeout: 3_000 });
    }).toPass();
    const shows = (name: 'one' | 'two' | 'three') =>
      expect(page.getByRole('heading', { name: WELCOME_TITLES[locale][name] })).toBeVisible();
    await shows('two');
    await swipe(-120 * onward);
    await shows('one');
    // The second goes on from where the first one led.
    await swipe(120 * onward);
    await swipe(120 * onward);
    await shows('three');
    await expect(page).toHaveURL('/onboarding/three');
    await swipe(-120 * onward);
    await shows('two');
    await swipe(-120 * onward);
    await shows('one');

    const lamp = page.getByRole('button', { name: words('onboarding.light.one') });
    const touched = await lamp.elementHandle();
    const touch = (type: 'touchstart' | 'touchend', x: number) =>
      touched?.evaluate(
        (target, [name, clientX]) => {
          const finger = new Touch({ identifier: 1, target, clientX, clientY: 300 });
          const touches = name === 'touchstart' ? [finger] : [];
          const init = { bubbles: true, touches, changedTouches: [finger] };
          target.dispatchEvent(new TouchEvent(name, init));
        },
        [type, x] as const,
      );
    await touch('touchstart', 195);
    await page.getByRole('link', { name: words('onboarding.next') }).click();
    await shows('two');
    await touch('touchend', 195 + 120 * onward);
    await expect(page).toHaveURL('/onboarding/three');
    await shows('three');

    await swipe(-120 * onward);
    await shows('two');
    await expect(page.getByRole('group', { name: words('layout.language') })).toBeHidden();
    await page.getByRole('link', { name: words('onboarding.next') }).click();
    await page.getByRole('link', { name: words('onboarding.start') }).click();
    await expect(page).toHaveURL('/');
  });
}

test('home does not flash between the splash and onboarding, where a lamp lights by a touch and the language is chosen', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const flashes: string[] = [];
    const cut: string[] = [];
    Object.assign(globalThis, { flashes, cut });
    // The animation without a delay is the splash's time.
    const replace = history.replaceState.bind(history);
    history.replaceState = (...to) => {
      const running = document.querySelector('#splash')?.getAnimations() ?? [];
      if (String(to[2]).endsWith('/onboarding/one'))
        cut.push(...running.map((each) => `after ${each.effect?.getTiming().delay} ms`));
      replace(...to);
    };
    const look = () => {
      const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const cover = at?.closest('body > [aria-hidden]');
      const covered = cover != null && getComputedStyle(cover).opacity === '1';
      if (location.pathname === '/' && at?.closest('body > *') && !covered)
        flashes.push(at.outerHTML.slice(0, 80));
      requestAnimationFrame(look);
    };
    look();
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/photographs/')) fetched.push(pathname);
  });
  await page.goto('/');
  await page.waitForURL('/onboarding/one');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const flashes = () =>
    page.evaluate(() => (globalThis as unknown as { flashes: string[] }).flashes);
  expect(await flashes()).toEqual([]);
  // The splash was there for its whole time: only what would end it otherwise is still to come.
  expect(await page.evaluate(() => (globalThis as unknown as { cut: string[] }).cut)).toEqual([
    'after 10000 ms',
  ]);

  // A lamp is off until it is touched.
  const lamp = page.getByRole('button', { name: wordsOf('ar')('onboarding.light.one') });
  const [day, light] = [lamp.locator('img').first(), lamp.locator('img').last()];
  await expect(day).toHaveJSProperty('complete', true);
  await expect(light).toBeHidden();
  // The splash lit the same lamp: both of its photographs were fetched once, and none of home's.
  expect(fetched.toSorted()).toEqual([
    expect.stringMatching(/^\/photographs\/pierced-ball-\d+\.avif$/),
    expect.stringMatching(/^\/photographs\/pierced-ball-light-\d+\.avif$/),
  ]);
  await lamp.tap();
  await expect(lamp).toHaveAttribute('aria-pressed', 'true');
  await expect(light).toBeVisible();
  await expect(light).toHaveJSProperty('complete', true);
  expect(fetched.filter((path) => path.includes('-light'))).toHaveLength(1);
  await lamp.tap();
  await expect(light).toBeHidden();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: WELCOME_TITLES.en.one })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the phone’s Back leads through the onboarding pages, and from the shop never back into them', async ({
  page,
}) => {
  const words = wordsOf('ar');
  const title = (name: 'one' | 'two' | 'three') =>
    page.getByRole('heading', { level: 1, name: WELCOME_TITLES.ar[name] });
  const turn = (name: 'next' | 'start' | 'skip') =>
    page.getByRole('link', { name: words(`onboarding.${name}`), exact: true }).click();
  await page.goto('/');
  await page.waitForURL('/onboarding/one');
  await turn('next');
  await expect(title('two')).toBeVisible();
  await turn('next');
  await expect(title('three')).toBeVisible();
  await page.goBack();
  await expect(title('two')).toBeVisible();
  // A swipe back is Back as well: no page is twice in the history.
  await swipeBy(page, -120);
  await expect(title('one')).toBeVisible();
  await turn('next');
  await expect(title('two')).toBeVisible();
  await turn('next');
  await expect(title('three')).toBeVisible();
  await turn('start');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DP');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');

  // By address, and skipped on the second page; on the first Back leaves at once.
  await page.goto('/onboarding/one');
  await turn('next');
  await expect(title('two')).toBeVisible();
  await page.goBack();
  await expect(title('one')).toBeVisible();
  await turn('next');
  await expect(title('two')).toBeVisible();
  await turn('skip');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a deep link shows neither splash nor onboarding', async ({ page }) => {
  await page.goto('/profile/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
  await expect(page).toHaveURL('/');
});

test.describe('with less motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first visit goes to onboarding without a splash', async ({ page }) => {
    await page.goto('/');
    // Before the ten seconds after which the splash fades from a page whose scripts do not run.
    await page.waitForURL('/onboarding/one', { timeout: 8_000 });
  });
});

test('the splash has an address of its own, which leads into the shop', async ({
  page,
  context,
}) => {
  await watchSplash(context);
  await page.goto('/splash/screen');
  await page.waitForURL('/onboarding/one');
  expect(await splashesOn(page)).toHaveLength(1);
});
