import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

ownerAtWork('ar', ({ locale, words, inShop, controls }) => {
  test('an owner changes a promise and the welcome of a first visit, after a preview; the shop shows both', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 400/);
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp();
    const number = Date.now() % 100_000;
    const promise = `نوصّل لحد بابك ${number}`;
    const welcome = `أهلًا بنورك ${number}`;
    const { button } = controls(page);
    const inLanguage = page.getByRole('region', { name: words(`texts.languages.${locale}`) });
    const part = (name: string) =>
      inLanguage.getByRole('textbox', { name: words(`texts.words.parts.${name}`) });
    const preview = page.getByRole('region', { name: words('texts.preview.title') });
    const { beside: shop, look } = await openShopBeside(page, stocked);

    await page.goto(`${adminOrigin}/texts/words`);
    await page.getByRole('main').locator('a[href$="/promises"]').click();
    const returns = part('returns');
    const before = await returns.inputValue();
    await returns.fill(promise);
    await button('texts.preview.show').click();
    await expect(returns).toHaveAccessibleDescription(
      new RegExp(words('fields.placeholder_missing')),
    );
    await returns.fill(before);
    await part('delivery').fill(promise);
    await button('texts.preview.show').click();
    await expect(preview.getByText(promise)).toBeVisible();
    await button('texts.save').click();
    await expect(toast(page, words('texts.saved'))).toBeVisible();
    await look('/', () =>
      expect(
        shop.getByRole('list', { name: inShop('home.trust') }).getByText(promise),
      ).toBeVisible(),
    );
    await look(`/product/details/${lamp.id}`, () =>
      expect(shop.getByRole('main').getByText(promise).first()).toBeVisible(),
    );

    await page.goto(`${adminOrigin}/texts/words/onboarding`);
    await part('one_title').fill(welcome);
    await button('texts.save').click();
    await expect(toast(page, words('texts.saved'))).toBeVisible();
    await look('/onboarding/one', () =>
      expect(shop.getByRole('heading', { level: 1, name: welcome })).toBeVisible(),
    );
    // What was there before can be brought back.
    await page.goto(`${adminOrigin}/texts/words/onboarding`);
    await part('two_title').fill(promise);
    const bringBack = button('texts.history.restore').last();
    await bringBack.click();
    const question = page.getByRole('alertdialog', { name: words('parts.unsaved.title') });
    await question.getByRole('button', { name: words('parts.unsaved.closing.stay') }).click();
    await expect(question).toBeHidden();
    await expect(part('two_title')).toHaveValue(promise);
    await bringBack.click();
    await question.getByRole('button', { name: words('texts.history.restore') }).click();
    await expect(toast(page, words('texts.history.restored'))).toBeVisible();
    await expect(part('one_title')).not.toHaveValue(welcome);
    await expect(part('two_title')).not.toHaveValue(promise);
  });
});
