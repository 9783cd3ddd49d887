import type { Locale } from '@dp/contract/locale.ts';
import type { Locator, Page } from '@playwright/test';
import { expectProblem, openForm, speak, toast } from '../fixtures/forms.ts';
import { enterAs, ShopApi, type SignedIn } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the pages must say: in English word for word, in Arabic in the shop's own words. */
const said = {
  ar: {
    fillInputs: ar('forms.fillInputs'),
    nameMissing: ar('addresses.nameRequired'),
    phone: ar('fields.phone_invalid'),
    phoneMissing: ar('fields.phone_required'),
    stateMissing: ar('fields.state_required'),
    cityMissing: ar('fields.city_required'),
    streetMissing: ar('fields.street_required'),
    noneForDefault: ar('addresses.noneForDefault'),
    defaultSet: ar('addresses.defaultSet'),
    defaultFailed: ar('addresses.defaultFailed'),
    noneToDelete: ar('addresses.noneToDelete'),
    deleted: ar('addresses.deleted'),
    deleteFailed: ar('addresses.deleteFailed'),
    defaultMoved: ar('addresses.defaultMoved'),
    defaultMoveFailed: ar('addresses.defaultMoveFailed'),
  },
  en: {
    fillInputs: 'Please Fill the inputs',
    nameMissing: 'Name required',
    phone: 'Please enter a valid number',
    phoneMissing: 'Phone number required',
    stateMissing: 'State required',
    cityMissing: 'City required',
    streetMissing: 'Street required',
    noneForDefault: 'No address selected to set as default',
    defaultSet: 'Default address has been set',
    defaultFailed: 'Failed to set default address',
    noneToDelete: 'No address selected to delete',
    deleted: 'Address has been deleted',
    deleteFailed: 'Failed to delete address',
    defaultMoved: 'Default address has been set after deletion',
    defaultMoveFailed: 'Failed to set default address after deletion',
  },
} satisfies Record<Locale, object>;

const typed = {
  ar: {
    name: 'دينا رمزي',
    street: '7 شارع الهرم',
    state: 'الجيزة',
    city: 'الدقي',
    other: 'القاهرة',
  },
  en: {
    name: 'Dina Ramzy',
    street: '7 Pyramids Road',
    state: 'Giza',
    city: 'Dokki',
    other: 'Cairo',
  },
} satisfies Record<Locale, object>;

const LIST = '/profile/addresses/list/all';
const streets = { ar: ['1 شارع النخيل', '2 شارع الورد'], en: ['1 Palm Street', '2 Rose Street'] };

/** A shopper with two addresses, the second one the default. */
async function shopperWithTwo(api: ShopApi, locale: Locale): Promise<SignedIn> {
  const shopper = await api.signUp(typed[locale].name);
  const { data: states } = await api.call('listStatesAndCities', { body: { limit: 1 } });
  const [state] = states;
  for (const street of streets[locale]) {
    const body = {
      full_name: shopper.name,
      mobile: shopper.phone,
      state_id: state?.id,
      city_id: state?.cities[0]?.id,
      street,
      is_default: true,
    };
    await api.call('storeAddress', { body }, { token: shopper.token });
  }
  return shopper;
}

async function openList(page: Page, locale: Locale) {
  await speak(page, locale);
  await page.goto(LIST);
  const words = wordsOf(locale);
  const [first = '', second = ''] = streets[locale];
  const card = (street: string) => {
    const article = page.getByRole('article').filter({ hasText: street });
    // An action is named after its address.
    const action = (does: 'setDefault' | 'delete') =>
      article.getByRole('button', {
        name: new RegExp(`^${words(`addresses.${does}`)}.*${street}`),
      });
    return { article, makeDefault: action('setDefault'), remove: action('delete') };
  };
  return {
    first: card(first),
    second: card(second),
    question: page.getByRole('alertdialog'),
    confirm: page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('addresses.confirmDelete') }),
    keep: page.getByRole('alertdialog').getByRole('button', { name: words('addresses.keep') }),
  };
}

/** The one problem shown. */
function problem(page: Page, text: string): Locator {
  return page.getByRole('alert').getByText(text, { exact: true });
}

/** Chooses from a list that opens over the page, and from the one that it leads on to. */
async function choose(page: Page, field: Locator, ...options: readonly string[]) {
  await field.click();
  for (const option of options) {
    await page.getByRole('dialog').getByText(option, { exact: true }).click();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale);

  test(`an address is refused field by field, then added and changed (${locale})`, async ({
    page,
    request,
  }) => {
    const { name, street, state, city, other } = typed[locale];
    const shopper = await new ShopApi(request, locale).signUp(name);
    await enterAs(page, shopper);
    const submit = words('addresses.save');
    await openForm(page, '/profile/address/add-address', { locale, submit });
    const save = page.getByRole('button', { name: submit, exact: true });
    const fullName = page.getByLabel(words('addresses.fullName'), { exact: true });
    const mobile = page.getByLabel(words('addresses.mobile'), { exact: true });
    const stateField = page.getByRole('button', { name: words('addresses.state') });
    const cityField = page.getByRole('button', { name: words('addresses.city') });
    const streetField = page.getByLabel(words('addresses.street'), { exact: true });

    await expect(fullName).toHaveValue(name);
    await expect(fullName).toHaveAttribute('autocomplete', 'name');
    await expect(mobile).toHaveAttribute('autocomplete', 'tel');
    await expect(streetField).toHaveAttribute('autocomplete', 'address-line1');
    await fullName.fill('');
    await mobile.fill('');
    await mobile.pressSequentially('a');
    await expect(mobile).toHaveAccessibleDescription(words('forms.digitsOnly'));
    await mobile.fill('12');
    await save.click();
    await expect(page.getByText(said[locale].fillInputs)).toBeVisible();
    await expectProblem(fullName, said[locale].nameMissing);
    await expect(fullName).toBeFocused();
    await expectProblem(mobile, said[locale].phone, words('addresses.mobileHint'));
    await expectProblem(stateField, said[locale].stateMissing);
    // It waits for the governorate: one cause is said once.
    await expect(cityField).not.toHaveAttribute('aria-invalid');
    await expectProblem(streetField, said[locale].streetMissing, words('addresses.streetHint'));

    // What is wrong now takes the place of what was, as soon as the field is left.
    await mobile.fill('');
    await mobile.press('Tab');
    await expectProblem(mobile, said[locale].phoneMissing, words('addresses.mobileHint'));
    await mobile.fill('0123');
    await mobile.press('Tab');
    await expectProblem(mobile, said[locale].phone, words('addresses.mobileHint'));

    // Without a governorate the city's field asks for that first, then goes on to the cities.
    await cityField.click();
    await page.getByRole('dialog').getByText(state, { exact: true }).click();
    const cities = page.getByRole('dialog', { name: words('addresses.city') });
    await expect(cities.getByText(city, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(stateField).toHaveText(state);
    await expect(cityField).toBeFocused();
    await expect(cityField).toHaveText(words('addresses.chooseCity'));
    // The city belongs to its governorate: another governorate asks for it again.
    await save.click();
    await expectProblem(cityField, said[locale].cityMissing);
    await choose(page, cityField, city);
    await stateField.click();
    await page.getByRole('dialog').getByText(other, { exact: true }).click();
    await expect(cities).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cityField).toHaveText(words('addresses.chooseCity'));
    await choose(page, stateField, state, city);
    await expect(cityField).toBeFocused();
    await fullName.fill(name);
    await mobile.fill(shopper.phone);
    await streetField.fill(street);
    await save.click();
    // Said at once, however long the list takes.
    await expect(toast(page, words('addresses.saved'))).toBeVisible();
    await page.waitForURL(new RegExp(`${LIST}$`));
    const card = page.getByRole('article').filter({ hasText: street });
    await expect(card).toContainText(words('addresses.default'));
    await expect(card).toContainText(city);

    await page.getByRole('link', { name: street }).click();
    await expect(streetField).toHaveValue(street);
    await expect(cityField).toHaveText(city);
    await streetField.fill(`${street} - 2`);
    await save.click();
    await page.waitForURL(new RegExp(`${LIST}$`));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card).toContainText(`${street} - 2`);
  });

  test(`a default is set; when it is deleted another takes its place (${locale})`, async ({
    page,
    request,
  }) => {
    await enterAs(page, await shopperWithTwo(new ShopApi(request, locale), locale));
    const list = await openList(page, locale);
    const isDefault = ({ article }: { article: Locator }) =>
      article.getByText(words('addresses.default'), { exact: true });
    const { first, second } = list;
    await expect(isDefault(second)).toBeVisible();
    await expect(isDefault(first)).toBeHidden();

    await first.makeDefault.click();
    await expect(toast(page, said[locale].defaultSet)).toBeVisible();
    await expect(isDefault(first)).toBeVisible();
    await expect(isDefault(second)).toBeHidden();

    // What is the default already is not offered to become it.
    await expect(first.article).toBeFocused();
    await expect(first.makeDefault).toBeHidden();
    await first.remove.click();
    await expect(list.keep).toBeFocused();
    await list.keep.click();
    await expect(list.question).toBeHidden();
    await expect(first.article).toBeVisible();
    await first.remove.click();
    await list.confirm.click();
    await expect(
      toast(page, `${said[locale].deleted}. ${said[locale].defaultMoved}.`),
    ).toBeVisible();
    // The only one that is left is the default.
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(isDefault(second)).toBeVisible();
    await expect(second.makeDefault).toBeHidden();
    // The focus goes on to it from what was deleted.
    await expect(second.article).toBeFocused();
    await second.remove.click();
    await list.confirm.click();
    await expect(toast(page, said[locale].deleted)).toBeVisible();
    await expect(page.getByRole('heading', { name: words('addresses.emptyTitle') })).toBeVisible();
    await expect(page.locator(':focus')).toContainText(words('addresses.emptyTitle'));
  });

  test(`what failed about an address is said and changes nothing (${locale})`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 500/);
    const api = new ShopApi(request, locale);
    const shopper = await shopperWithTwo(api, locale);
    const { data: addresses } = await api.call('listAddresses', {}, { token: shopper.token });
    await enterAs(page, shopper);
    const list = await openList(page, locale);
    const failure = { status: 500, json: { status: 500, code: 'internal_error' } };
    await page.route('**/partner/set-default-address', (route) => route.fulfill(failure));
    await page.route('**/partner/address/delete', (route) => route.fulfill(failure));

    const { first, second } = list;
    await first.makeDefault.click();
    await expect(first.article).toContainText(said[locale].defaultFailed);
    await second.remove.click();
    await list.confirm.click();
    await expect(problem(page, said[locale].deleteFailed)).toBeVisible();
    await expect(second.article).toContainText(said[locale].deleteFailed);

    // Deleted, and for once the shop has made no other address the default.
    await page.route('**/partner/address/delete', (route) =>
      route.fulfill({
        json: { data: addresses.slice(1).map((address) => ({ ...address, is_default: false })) },
      }),
    );
    await second.remove.click();
    await list.confirm.click();
    await expect(problem(page, said[locale].defaultMoveFailed)).toBeVisible();
  });

  test(`an address that another tab has deleted is no longer selected (${locale})`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 404/);
    const api = new ShopApi(request, locale);
    const shopper = await shopperWithTwo(api, locale);
    const { data: addresses } = await api.call('listAddresses', {}, { token: shopper.token });
    const gone = addresses.find(({ street }) => street === streets[locale][0]);
    await enterAs(page, shopper);
    const { first, second, confirm } = await openList(page, locale);
    await expect(first.article).toBeVisible();
    const body = { address_id: gone?.id };
    await api.call('deleteAddress', { body }, { token: shopper.token });

    await first.remove.click();
    await confirm.click();
    await expect(problem(page, said[locale].noneToDelete)).toBeVisible();
    await expect(first.article).toBeHidden();
    await expect(second.article).toBeVisible();
  });
}

test('an address that is not the shopper’s cannot be opened', async ({ page, request }) => {
  await enterAs(page, await new ShopApi(request).signUp(typed.ar.name));
  await page.goto('/profile/address/add-address?id=999999');
  await expect(page.getByRole('heading', { name: ar('layout.missing.pageTitle') })).toBeVisible();
});
