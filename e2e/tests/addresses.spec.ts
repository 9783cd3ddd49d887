import type { Locator, Page } from '@playwright/test';
import { expectProblem, openForm, toast } from '../fixtures/forms.ts';
import { enterAs, ShopApi, type SignedIn } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the pages must say, in the shop's own words. */
const said = {
  fillInputs: ar('forms.fillInputs'),
  nameMissing: ar('addresses.nameRequired'),
  phone: ar('addresses.mobileInvalid'),
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
};

const typed = {
  name: 'دينا رمزي',
  street: '7 شارع الهرم',
  state: 'الجيزة',
  city: 'الدقي',
  other: 'القاهرة',
};

const LIST = '/profile/addresses/list/all';
const streets = ['1 شارع النخيل', '2 شارع الورد'] as const;

/** A shopper with two addresses, the second one the default. */
async function shopperWithTwo(api: ShopApi): Promise<SignedIn> {
  const shopper = await api.signUp(typed.name);
  const { data: states } = await api.call('listStatesAndCities', { body: { limit: 1 } });
  const [state] = states;
  for (const street of streets) {
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

async function openList(page: Page) {
  await page.goto(LIST);
  const [first, second] = streets;
  const card = (street: string) => {
    const article = page.getByRole('article').filter({ hasText: street });
    // An action is named after its address.
    const action = (does: 'setDefault' | 'delete') =>
      article.getByRole('button', {
        name: new RegExp(`^${ar(`addresses.${does}`)}.*${street}`),
      });
    return { article, makeDefault: action('setDefault'), remove: action('delete') };
  };
  return {
    first: card(first),
    second: card(second),
    question: page.getByRole('alertdialog'),
    confirm: page
      .getByRole('alertdialog')
      .getByRole('button', { name: ar('addresses.confirmDelete') }),
    keep: page.getByRole('alertdialog').getByRole('button', { name: ar('addresses.keep') }),
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

test('an address is refused field by field, then added and changed', async ({ page, request }) => {
  const { name, street, state, city, other } = typed;
  const shopper = await new ShopApi(request).signUp(name);
  await enterAs(page, shopper);
  const submit = ar('addresses.save');
  await openForm(page, '/profile/address/add-address', { locale: 'ar', submit });
  const save = page.getByRole('button', { name: submit, exact: true });
  const fullName = page.getByLabel(ar('addresses.fullName'), { exact: true });
  const mobile = page.getByLabel(ar('addresses.mobile'), { exact: true });
  const stateField = page.getByRole('button', { name: ar('addresses.state') });
  const cityField = page.getByRole('button', { name: ar('addresses.city') });
  const streetField = page.getByLabel(ar('addresses.street'), { exact: true });

  await expect(fullName).toHaveValue(name);
  await expect(fullName).toHaveAttribute('autocomplete', 'name');
  await expect(mobile).toHaveAttribute('autocomplete', 'tel');
  await expect(streetField).toHaveAttribute('autocomplete', 'address-line1');
  await fullName.fill('');
  await mobile.fill('');
  await mobile.pressSequentially('a');
  await expect(mobile).toHaveAccessibleDescription(ar('forms.digitsOnly'));
  await mobile.fill('12');
  await save.click();
  await expect(page.getByText(said.fillInputs)).toBeVisible();
  await expectProblem(fullName, said.nameMissing);
  await expect(fullName).toBeFocused();
  await expectProblem(mobile, said.phone, ar('addresses.mobileHint'));
  await expectProblem(stateField, said.stateMissing);
  // It waits for the governorate: one cause is said once.
  await expect(cityField).not.toHaveAttribute('aria-invalid');
  await expectProblem(streetField, said.streetMissing, ar('addresses.streetHint'));

  // What is wrong now takes the place of what was, as soon as the field is left.
  await mobile.fill('');
  await mobile.press('Tab');
  await expectProblem(mobile, said.phoneMissing, ar('addresses.mobileHint'));
  await mobile.fill('0123');
  await mobile.press('Tab');
  await expectProblem(mobile, said.phone, ar('addresses.mobileHint'));

  // Without a governorate the city's field asks for that first, then goes on to the cities.
  await cityField.click();
  await page.getByRole('dialog').getByText(state, { exact: true }).click();
  const cities = page.getByRole('dialog', { name: ar('addresses.city') });
  await expect(cities.getByText(city, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(stateField).toHaveText(state);
  await expect(cityField).toBeFocused();
  await expect(cityField).toHaveText(ar('addresses.chooseCity'));
  // The city belongs to its governorate: another governorate asks for it again.
  await save.click();
  await expectProblem(cityField, said.cityMissing);
  await choose(page, cityField, city);
  await stateField.click();
  await page.getByRole('dialog').getByText(other, { exact: true }).click();
  await expect(cities).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cityField).toHaveText(ar('addresses.chooseCity'));
  await choose(page, stateField, state, city);
  await expect(cityField).toBeFocused();
  await fullName.fill(name);
  await mobile.fill(shopper.phone);
  await streetField.fill(street);
  await save.click();
  // Said at once, however long the list takes.
  await expect(toast(page, ar('addresses.saved'))).toBeVisible();
  await page.waitForURL(new RegExp(`${LIST}$`));
  const card = page.getByRole('article').filter({ hasText: street });
  await expect(card).toContainText(ar('addresses.default'));
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

test('a default is set; when it is deleted another takes its place', async ({ page, request }) => {
  await enterAs(page, await shopperWithTwo(new ShopApi(request)));
  const list = await openList(page);
  const isDefault = ({ article }: { article: Locator }) =>
    article.getByText(ar('addresses.default'), { exact: true });
  const { first, second } = list;
  await expect(isDefault(second)).toBeVisible();
  await expect(isDefault(first)).toBeHidden();

  await first.makeDefault.click();
  await expect(toast(page, said.defaultSet)).toBeVisible();
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
  await expect(toast(page, `${said.deleted}. ${said.defaultMoved}.`)).toBeVisible();
  // The only one that is left is the default.
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(isDefault(second)).toBeVisible();
  await expect(second.makeDefault).toBeHidden();
  // The focus goes on to it from what was deleted.
  await expect(second.article).toBeFocused();
  await second.remove.click();
  await list.confirm.click();
  await expect(toast(page, said.deleted)).toBeVisible();
  await expect(page.getByRole('heading', { name: ar('addresses.emptyTitle') })).toBeVisible();
  await expect(page.locator(':focus')).toContainText(ar('addresses.emptyTitle'));
});

test('what failed about an address is said and changes nothing; what is gone or not the shopper’s is said to be', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of (404|500)/);
  const api = new ShopApi(request);
  const shopper = await shopperWithTwo(api);
  const { data: addresses } = await api.call('listAddresses', {}, { token: shopper.token });
  await enterAs(page, shopper);
  const list = await openList(page);
  const failure = { status: 500, json: { status: 500, code: 'internal_error' } };
  await page.route('**/partner/set-default-address', (route) => route.fulfill(failure));
  await page.route('**/partner/address/delete', (route) => route.fulfill(failure));

  const { first, second } = list;
  await first.makeDefault.click();
  await expect(first.article).toContainText(said.defaultFailed);
  await second.remove.click();
  await list.confirm.click();
  await expect(problem(page, said.deleteFailed)).toBeVisible();
  await expect(second.article).toContainText(said.deleteFailed);

  // Deleted, and for once the shop has made no other address the default.
  await page.route('**/partner/address/delete', (route) =>
    route.fulfill({
      json: { data: addresses.slice(1).map((address) => ({ ...address, is_default: false })) },
    }),
  );
  await second.remove.click();
  await list.confirm.click();
  await expect(problem(page, said.defaultMoveFailed)).toBeVisible();

  await test.step('an address that another tab has deleted is no longer selected', async () => {
    await page.unroute('**/partner/set-default-address');
    await page.unroute('**/partner/address/delete');
    const gone = addresses.find(({ street }) => street === streets[0]);
    const body = { address_id: gone?.id };
    await api.call('deleteAddress', { body }, { token: shopper.token });
    await first.remove.click();
    await list.confirm.click();
    await expect(problem(page, said.noneToDelete)).toBeVisible();
    await expect(first.article).toBeHidden();
    await expect(second.article).toBeVisible();
  });

  await test.step('an address that is not the shopper’s cannot be opened', async () => {
    await page.goto('/profile/address/add-address?id=999999');
    await expect(page.getByRole('heading', { name: ar('layout.missing.pageTitle') })).toBeVisible();
  });
});
