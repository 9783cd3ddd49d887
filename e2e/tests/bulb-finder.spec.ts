import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

test('a bulb is found by cap, colour and brightness, and each choice leads to as many as it says', async ({
  page,
}) => {
  // As links in the server's answer, so that no script is needed.
  const answer = await (await page.request.get('/bulb-finder?base=E27')).text();
  expect(answer).toContain('href="/bulb-finder?base=E27&amp;light=warm"');

  // Scrolls at once, so that where it ends can be told.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/bulb-finder');
  const main = page.getByRole('main');
  // What people call it is said on a phone too.
  await expect(main.getByText(ar('bulbs.called.E27'), { exact: true })).toBeVisible();
  // On a slow line the answer is seen to be taken before its counts are there.
  const counted = main.locator('[aria-busy=false]');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await main.getByRole('link', { name: /^E27/ }).click();
  await expect(main.getByRole('link', { name: /^E27/ })).toHaveAttribute('aria-current', 'true');
  await expect(counted).toHaveCount(0);
  answered.resolve();
  await expect(counted).toHaveCount(1);
  // On a phone the next question comes into view, and the answer stays in it.
  await expect(main.getByRole('heading', { name: ar('bulbs.colour') })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const name = main.getByRole('link', { name: /^E27/ }).getByText('E27', { exact: true });
  await expect(name).toBeInViewport();
  // Clear of the bar with the title.
  expect((await name.boundingBox())?.y).toBeGreaterThan(56);
  const warm = main.getByRole('link', { name: new RegExp(`^${ar('specs.light.warm')}`) });
  await warm.click();
  await page.waitForURL(/\/bulb-finder\?base=E27&light=warm/);
  await expect(warm).toHaveAttribute('aria-current', 'true');
  await expect(counted).toHaveCount(1);
  // What was chosen further up is named beside the button, in a bar that leaves the page to the questions.
  const bar = page.locator('[data-foot]');
  const names = bar.locator('bdi');
  await expect(names).toHaveText([`${ar('bulbs.called.E27')} E27`, ar('specs.light.warm')]);
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThan(72);
  const usual = main.getByRole('link', {
    name: new RegExp(`^${ar('bulbs.brightness.usual')}`),
  });
  await expect(usual).toContainText(/لمبات/);
  const count = Number(/(\d+) لمبات/.exec((await usual.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(2);
  // The last answer stays on the page too: the button says how many are left and leads to them.
  await usual.click();
  await page.waitForURL(/\/bulb-finder\?base=E27&light=warm&watt=6-9$/);
  await expect(usual).toHaveAttribute('aria-current', 'true');
  await expect(names).toHaveText([
    `${ar('bulbs.called.E27')} E27`,
    ar('specs.light.warm'),
    ar('bulbs.brightness.usual'),
  ]);
  await main.getByRole('link', { name: new RegExp(`^اعرض ${count} `) }).click();
  await page.waitForURL(/\/shopping\?base=E27&light=warm&watt=6-9&bulb=1/);
  await expect(main.getByRole('article')).toHaveCount(count);
  // From their beginning, and back leads to the questions with their answers.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/bulb-finder\?base=E27&light=warm&watt=6-9$/);
  // Chosen again, an answer is taken back.
  await usual.click();
  await page.waitForURL(/\/bulb-finder\?base=E27&light=warm$/);
  await warm.click();
  await page.waitForURL(/\/bulb-finder\?base=E27$/);
  await expect(names).toHaveText([`${ar('bulbs.called.E27')} E27`]);

  // Each question counts under the answers to the others, and the answer stays clear of the bar that it brings up.
  const of = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) });
  const strong = of(ar('bulbs.brightness.strong'));
  await strong.click();
  await expect(strong).toHaveAttribute('aria-current', 'true');
  const room = async () => {
    const [foot, card] = [await bar.boundingBox(), await strong.boundingBox()];
    return foot && card ? foot.y - card.y - card.height : Number.NaN;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  const none = ar('bulbs.count', { count: 0 });
  await expect(of('G9')).toContainText(none);
  await expect(of('E27')).not.toContainText(none);
  // What would leave none says so, and is no way into an empty page.
  await expect(of('G9')).toHaveAttribute('aria-disabled', 'true');
  await of('G9').tap({ force: true });
  await expect(page).toHaveURL(/base=E27/);
  // In the list it is still one answer, though it is several wattages.
  await of('اعرض').click();
  await page.waitForURL(/\/shopping\?/);
  const active = main.getByRole('list', { name: ar('filters.active') });
  const chips = active.getByRole('button');
  await expect(chips).toHaveText(['E27', ar('bulbs.brightness.strong'), ar('filters.clearAll')]);
  // At an address that leaves no bulb, the page says which answer to take back, and leads to no empty list.
  await page.goto('/bulb-finder?base=G9&watt=16-24,25-50,over-50');
  const said = main.getByText(ar('bulbs.noneWith', { name: ar('bulbs.brightness.strong') }), {
    exact: true,
  });
  await expect(said).toBeVisible();
  await expect(of('اعرض')).toHaveCount(0);
  await active.getByRole('link', { name: ar('bulbs.brightness.strong') }).click();
  await expect(said).toBeHidden();
  await expect(of('اعرض')).toBeVisible();
});
