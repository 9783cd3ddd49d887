import { randomInt } from 'node:crypto';
import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork, type Spoken } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

/** A word of no language, and another one each time. */
const newWord = (letters: string) =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** Says in which fields a state differs, as its line does. */
const differingIn =
  (words: Spoken['words']) =>
  (...fields: readonly Parameters<Spoken['words']>[0][]) =>
    words('earlierStates.differs').replace(
      '{fields}',
      fields.map((field) => words(field)).join(' · '),
    );

ownerAtWork('ar', ({ locale, words, controls }) => {
  const differing = differingIn(words);

  test('a city’s delivery cost and a setting are put back, and the shop says so', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp({ price: 400 });
    const buyer = await stocked.buyer(undefined, locale);
    const api = stocked.api(locale);
    const { data: governorates } = await api.call('listStatesAndCities', { body: { limit: 2 } });
    const governorate = governorates[1];
    // Not a city of other tests' buyers.
    const city = governorate?.cities[1];
    const { field, button } = controls(page);
    await page.goto(`${adminOrigin}/delivery-rates/${governorate?.id}`);
    const edit = page.getByRole('button', {
      name: words('rates.editOf').replace('{name}', city?.name ?? ''),
      exact: true,
    });
    const cost = field('rates.costInEgp');
    for (const amount of ['73', '99']) {
      await edit.click();
      await cost.fill(amount);
      await button('rates.save').click();
      await expect(toast(page, words('rates.saved'))).toBeVisible();
      await expect(cost).toBeHidden();
    }
    await edit.click();
    await button('earlierStates.title').click();
    const states = page.getByRole('list', { name: words('earlierStates.title') });
    const cheaper = states
      .getByRole('listitem')
      .filter({ hasText: differing('audit.fields.cost') })
      .first();
    await cheaper.getByRole('button', { name: words('earlierStates.use') }).click();
    await expect(states).toBeHidden();
    await expect(cost).toHaveValue('73');
    // It is in the form alone: closing asks.
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: words('parts.unsaved.title') });
    await question.getByRole('button', { name: words('parts.unsaved.closing.stay') }).click();
    await expect(question).toBeHidden();
    await button('rates.save').click();
    await expect(cost).toBeHidden();
    const address = await api.addAddress(buyer, {
      state_id: governorate?.id,
      city_id: city?.id,
    });
    const lines = [{ id: lamp.id, quantity: 1 }];
    await stocked.order({ ...buyer, addressId: address.id }, lines, { total: 473 });

    const { beside: shop, look } = await openShopBeside(page, stocked);
    const policy = shop.getByRole('main');
    const changed = /(?<!\d)77(?!\d)/;
    await page.goto(`${adminOrigin}/settings/orders`);
    const form = page.getByRole('form', { name: words('settings.returns.title') });
    const days = field('settings.returns.return_days');
    const before = await days.inputValue();
    await days.fill('77');
    await form.getByRole('button', { name: words('settings.save') }).click();
    await expect(toast(page, words('settings.saved'))).toBeVisible();
    await look('/profile/refund-policy', () => expect(policy).toContainText(changed));
    await form.getByRole('button', { name: words('earlierStates.title') }).click();
    await states
      .getByRole('listitem')
      .filter({ hasText: differing('audit.fields.return_days') })
      .first()
      .getByRole('button', { name: words('earlierStates.use') })
      .click();
    await expect(days).toHaveValue(before);
    await form.getByRole('button', { name: words('settings.save') }).click();
    await expect(toast(page, words('settings.saved'))).toBeVisible();
    await look('/profile/refund-policy', () => expect(policy).not.toContainText(changed));
  });

  test('a group of synonyms gets earlier words back once it has said which, also after it was removed', async ({
    page,
    stocked,
  }) => {
    const { field, button } = controls(page);
    const [first, second, third] = [0, 1, 2].map(() => newWord('ظغثذضخ')) as [
      string,
      string,
      string,
    ];
    const shown = (word: string) =>
      page.getByRole('button', { name: words('synonyms.changeWord', { word }), exact: true });
    const states = (title: Parameters<typeof words>[0]) =>
      page.getByRole('list', { name: words(title) }).getByRole('listitem');
    const bringBack = async (title: Parameters<typeof words>[0]) => {
      const question = page.getByRole('alertdialog', { name: words(title) });
      await expect(question).toContainText(words('synonyms.earlier.holds'));
      return question;
    };
    await page.goto(`${stocked.shop.adminOrigin}/synonyms/new`);
    await field('synonyms.newWord').fill(second);
    await field('synonyms.sameAs').fill(first);
    await button('synonyms.save').click();
    await expect(shown(second)).toBeVisible();
    await field('synonyms.newWord').fill(third);
    await button('synonyms.addWord').click();
    await expect(shown(third)).toBeVisible();

    await button('earlierStates.title').click();
    await states('earlierStates.title')
      .nth(1)
      .getByRole('button', { name: words('earlierStates.use') })
      .click();
    const question = await bringBack('synonyms.earlier.title');
    await expect(question).toContainText(words('synonyms.earlier.removes', { count: 1 }));
    await expect(question).toContainText(third);
    await expect(question).not.toContainText(second);
    await question.getByRole('button', { name: words('synonyms.earlier.restore') }).click();
    await expect(toast(page, words('synonyms.earlier.restored'))).toBeVisible();
    await expect(question).toBeHidden();
    await expect(shown(third)).toHaveCount(0);
    await expect(shown(second)).toBeVisible();

    await button('synonyms.restore').click();
    const reset = page.getByRole('alertdialog', { name: words('synonyms.restoreTitle') });
    await reset.getByRole('button', { name: words('synonyms.restore') }).click();
    await expect(toast(page, words('synonyms.restored'))).toBeVisible();
    await page.getByRole('link', { name: words('synonyms.add') }).click();
    await button('earlierStates.removed.synonym').click();
    await states('earlierStates.removed.synonym')
      .filter({ hasText: first })
      .getByRole('button', { name: words('earlierStates.useRemoved') })
      .click();
    const again = await bringBack('synonyms.earlier.titleRemoved');
    await expect(again).toContainText(words('synonyms.earlier.adds', { count: 2 }));
    await again.getByRole('button', { name: words('synonyms.earlier.restore') }).click();
    await expect(shown(second)).toBeVisible();
    await expect(shown(first)).toBeVisible();
  });
});

ownerAtWork('en', ({ locale, words, controls }) => {
  const differing = differingIn(words);

  test('an owner puts back what a voucher gave before: the form and its sentence follow, the shop once it is saved', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const code = `BACK-${locale}`.toUpperCase();
    await stocked.shop.owner('vouchers', 'create', code, '--percent', '10', '--minimum', '100');
    const lamp = await stocked.lamp({ price: 1_000 });
    const discount = async () => {
      const lines = [{ id: lamp.id, quantity: 1 }];
      const answer = await stocked.api(locale).call('checkVoucher', { body: { code, lines } });
      return answer.data.discount;
    };
    const { field, button } = controls(page);
    await page.goto(`${adminOrigin}/vouchers`);
    const voucher = page.getByRole('link', { name: code });
    await voucher.click();
    await field('vouchers.value.percent').fill('25');
    await field('vouchers.minimum').fill('');
    await button('vouchers.save').click();
    await expect(toast(page, words('vouchers.saved'))).toBeVisible();
    expect(await discount()).toBe(250);

    await voucher.click();
    await field('vouchers.maxUses').fill('3');
    await button('earlierStates.title').click();
    const states = page.getByRole('list', { name: words('earlierStates.title') });
    const [now, first] = [states.getByRole('listitem').nth(0), states.getByRole('listitem').nth(1)];
    await expect(now).toContainText(words('earlierStates.same'));
    await first.getByText(differing('audit.fields.percent', 'audit.fields.minimum')).click();
    const percent = first.getByRole('row', { name: words('audit.fields.percent') });
    await expect(percent.getByRole('cell')).toHaveText(['25', '10']);
    const use = first.getByRole('button', { name: words('earlierStates.use') });
    await use.click();
    // What is typed is not lost without asking.
    const question = page.getByRole('alertdialog', { name: words('parts.unsaved.title') });
    await question.getByRole('button', { name: words('parts.unsaved.closing.stay') }).click();
    await expect(question).toBeHidden();
    await use.click();
    await question.getByRole('button', { name: words('earlierStates.use') }).click();
    await expect(toast(page, words('earlierStates.used'))).toBeVisible();
    await expect(states).toBeHidden();
    await expect(field('vouchers.value.percent')).toHaveValue('10');
    await expect(field('vouchers.minimum')).toHaveValue('100');
    await expect(field('vouchers.maxUses')).toHaveValue('');
    await expect(page.getByText(/10.*[%٪].*100/)).toBeVisible();
    expect(await discount()).toBe(250);
    await button('vouchers.save').click();
    await expect(toast(page, words('vouchers.saved'))).toBeVisible();
    expect(await discount()).toBe(100);
  });

  test('a brand that was removed is added again from what it was', async ({ page, stocked }) => {
    const { field, button } = controls(page);
    const { adminOrigin } = stocked.shop;
    await page.goto(`${adminOrigin}/brands`);
    // A shop is lent to several tests.
    const names = { ar: 'فنار', en: 'Fanar' };
    const name = names[locale];
    const listed = page.getByRole('button', {
      name: words('groups.editOf').replace('{name}', name),
      exact: true,
    });
    await button('brands.add').click();
    await field('groups.nameIn.ar').fill(names.ar);
    await field('groups.nameIn.en').fill(names.en);
    await field('groups.descriptionIn.en').fill('Lanterns from Fustat');
    await button('groups.preview').click();
    const evening = page.getByRole('figure', { name: words('shopFrames.captions.en_evening') });
    await expect(evening.getByText('Lanterns from Fustat')).toBeVisible();
    await button('groups.save').click();
    await listed.click();
    await button('brands.remove').click();
    await expect(toast(page, words('brands.removed').replace('{name}', name))).toBeVisible();
    await expect(listed).toBeHidden();

    await button('brands.add').click();
    await button('earlierStates.removed.brand').click();
    const removed = page.getByRole('list', { name: words('earlierStates.removed.brand') });
    const brand = removed.getByRole('listitem').filter({ hasText: name });
    await brand.getByText(words('earlierStates.contents'), { exact: true }).click();
    await expect(brand).toContainText('Lanterns from Fustat');
    await brand.getByRole('button', { name: words('earlierStates.useRemoved') }).click();
    await expect(removed).toBeHidden();
    await expect(field('groups.descriptionIn.en')).toHaveValue('Lanterns from Fustat');
    await button('groups.save').click();
    await expect(listed).toBeVisible();
  });
});
