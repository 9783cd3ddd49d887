import type { Page } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { ownerAtWork, type Spoken } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

/** Whether to lose what is typed. */
const questionOn = (page: Page, words: Spoken['words']) =>
  page.getByRole('alertdialog', { name: words('parts.unsaved.title') });

ownerAtWork('ar', ({ words, controls }) => {
  test('a dialog asks before what is typed in it is lost, by Escape, Back and its button alike', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const { field, button } = controls(page);
    const question = questionOn(page, words);
    const stay = question.getByRole('button', { name: words('parts.unsaved.closing.stay') });
    const close = question.getByRole('button', { name: words('parts.unsaved.closing.close') });

    await page.goto(`${adminOrigin}/couriers`);
    await button('couriers.add').click();
    const courier = page.getByRole('dialog', { name: words('couriers.add') });
    // Nothing is typed: it closes.
    await page.keyboard.press('Escape');
    await expect(courier).toBeHidden();
    await button('couriers.add').click();
    await field('couriers.phone').fill('0100');
    await page.keyboard.press('Escape');
    await expect(question).toContainText(words('parts.unsaved.closing.text'));
    await stay.click();
    await expect(question).toBeHidden();
    await expect(field('couriers.phone')).toHaveValue('0100');
    await courier.getByRole('button', { name: words('ui.close') }).click();
    await close.click();
    await expect(courier).toBeHidden();
    // Its entry leaves the history a moment later; an address that is typed meanwhile would not be opened.
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();

    await page.goto(`${adminOrigin}/brands`);
    await button('brands.add').click();
    const brand = page.getByRole('dialog', { name: words('brands.add') });
    const name = field('groups.nameIn.ar');
    await name.fill('النور');
    for (let time = 0; time < 2; time += 1) {
      await page.goBack();
      await stay.click();
      await expect(question).toBeHidden();
      await expect(name).toHaveValue('النور');
    }
    await page.goBack();
    await close.click();
    await expect(brand).toBeHidden();
    await expect(page).toHaveURL(/\/brands$/);
    // The dialog has left nothing behind in the history.
    await page.goBack();
    await expect(page).toHaveURL(/\/couriers$/);
  });

  test('invitations, outcomes of calls and forms within pages ask before what is typed in them is lost', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 409/);
    const { adminOrigin } = stocked.shop;
    const { field, button } = controls(page);
    const question = questionOn(page, words);
    const stay = question.getByRole('button', { name: words('parts.unsaved.stay') });
    const leave = question.getByRole('button', { name: words('parts.unsaved.leave') });

    await page.goto(`${adminOrigin}/staff`);
    await button('people.invite').click();
    const invitation = page.getByRole('dialog', { name: words('people.invite') });
    await page.keyboard.press('Escape');
    await expect(invitation).toBeHidden();
    await button('people.invite').click();
    await field('people.email').fill('new@example.com');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: words('parts.unsaved.closing.close') }).click();
    await expect(invitation).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();

    await page.goto(`${adminOrigin}/my-security`);
    await button('security.addPasskey').click();
    const passkey = page.getByRole('dialog', { name: words('security.addPasskey') });
    await field('security.passkeyName').fill('My telephone');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: words('parts.unsaved.closing.close') }).click();
    await expect(passkey).toBeHidden();

    const lamp = await stocked.lamp();
    await page.goto(`${adminOrigin}/products/${lamp.id}`);
    await field('products.cost.one').fill('70');
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await stay.click();
    await expect(question).toBeHidden();
    await field('products.cost.one').fill('80');
    // Somebody else says another cost meanwhile: what is typed stays.
    const staff = new StaffApi(page.request, adminOrigin);
    await staff.call('setProductCost', { params: { id: lamp.id }, body: { version: 0, cost: 75 } });
    await button('products.cost.save').click();
    await expect(toast(page, words('parts.conflict.notSaved'))).toBeVisible();
    await expect(field('products.cost.one')).toHaveValue('80');
    await button('products.cost.save').click();
    await expect(toast(page, words('products.cost.saved'))).toBeVisible();
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await expect(page).toHaveURL(/\/products$/);

    const buyer = await stocked.buyer();
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
    const { data } = await staff.call('getStaffOrder', { params: { id: order.id } });
    await page.goto(`${adminOrigin}/customers/${data.customer.id}`);
    const reason = field('customers.blockReason');
    await reason.fill('Refused three parcels');
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await stay.click();
    await expect(reason).toHaveValue('Refused three parcels');
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await leave.click();
    await expect(page).toHaveURL(/\/customers$/);

    // A note that is edited, and a word for the search.
    await page.goto(`${adminOrigin}/customers/${data.customer.id}`);
    await field('notes.label').fill('Calls back');
    await button('notes.add').click();
    await button('notes.edit').click();
    const form = page.getByRole('form', { name: words('notes.edit'), exact: true });
    const note = form.getByRole('textbox');
    await note.fill('Calls back in the evening');
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await stay.click();
    await expect(note).toHaveValue('Calls back in the evening');
    await form.getByRole('button', { name: words('notes.save'), exact: true }).click();
    await expect(page.getByText('Calls back in the evening')).toBeVisible();
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await expect(page).toHaveURL(/\/customers$/);
    await page.goto(`${adminOrigin}/synonyms/new`);
    await field('synonyms.newWord').fill('لمبة');
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await stay.click();
    await expect(field('synonyms.newWord')).toHaveValue('لمبة');
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    await leave.click();
    await expect(page).toHaveURL(/\/synonyms$/);

    await page.goto(`${adminOrigin}/orders/order/${order.id}`);
    await page.getByRole('button', { name: words('order.outcomeButtons.call_at') }).click();
    const call = page.getByRole('dialog', { name: words('order.outcomeTitles.call_at') });
    await call.getByRole('button', { name: words('order.callTimes.tomorrow') }).click();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: words('parts.unsaved.closing.stay') }).click();
    await call.getByRole('button', { name: words('order.outcomeButtons.call_at') }).click();
    await expect(call).toBeHidden();
  });
});

ownerAtWork('en', ({ locale, words, controls }) => {
  test('a section of the settings asks before it is left with changes, whichever it is', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const { field } = controls(page);
    const question = questionOn(page, words);
    await page.goto(`${adminOrigin}/settings/orders`);
    const history = page.getByRole('link', { name: words('settings.history') });
    for (const key of ['settings.risk.large_sum', 'settings.returns.return_days'] as const) {
      const before = await field(key).inputValue();
      await field(key).fill('77');
      await history.click();
      await question.getByRole('button', { name: words('parts.unsaved.stay') }).click();
      await expect(question).toBeHidden();
      await expect(field(key)).toHaveValue('77');
      await field(key).fill(before);
    }
    await history.click();
    await expect(page).toHaveURL(/\/audit/);
  });

  test('what is typed about a colleague stays beside what is done about their account', async ({
    page,
    stocked,
    playwright,
  }) => {
    const { adminOrigin } = stocked.shop;
    const { field, button } = controls(page);
    const staff = new StaffApi(page.request, adminOrigin);
    const { data: roles } = await staff.call('listRoles');
    const name = `Hoda ${Date.now()}`;
    const { data: invited } = await staff.call('inviteStaff', {
      body: {
        email: `${Date.now()}@example.com`,
        role_id: roles.find(({ key }) => key === 'orders')?.id,
        locale: 'en',
      },
    });
    const newcomer = await playwright.request.newContext();
    await new StaffApi(newcomer, adminOrigin).call('acceptInvitation', {
      body: {
        token: invited.link.split('#')[1],
        name,
        password: 'a-long-password',
        locale: 'en',
      },
    });
    await newcomer.dispose();
    await page.goto(`${adminOrigin}/staff`);
    await page.getByRole('button', { name: words('people.editOf', { name }) }).click();
    const person = page.getByRole('dialog', { name });
    const question = questionOn(page, words);
    await field('people.name').fill(`${name} Samir`);
    await button('people.endSessions').click();
    await question.getByRole('button', { name: words('parts.unsaved.closing.stay') }).click();
    await expect(question).toBeHidden();
    await expect(field('people.name')).toHaveValue(`${name} Samir`);
    await button('people.resetPassword').click();
    const link = page.getByRole('dialog', { name: words('people.resetReady') });
    await link.getByRole('button', { name: words('people.done') }).click();
    await question.getByRole('button', { name: words('parts.unsaved.closing.stay') }).click();
    await expect(field('people.name')).toHaveValue(`${name} Samir`);
    await button('people.save').click();
    await expect(person).toBeHidden();
    await expect(page.getByText(`${name} Samir`)).toBeVisible();
  });

  test('a governorate stops being delivered to after a question, and Undo brings its rate back', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const { data } = await stocked.api(locale).call('listStatesAndCities', { body: { limit: 3 } });
    // Not where other tests' buyers live.
    const name = data[2]?.name ?? '';
    const { field, button } = controls(page);
    await page.goto(`${adminOrigin}/delivery-rates`);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const deliver = button('rates.deliver');
    const edit = button('rates.edit').first();
    await edit.click();
    const cost = await field('rates.costInEgp').inputValue();
    await button('rates.stop').click();
    const question = page.getByRole('alertdialog', {
      name: words('rates.stopTitle').replace('{name}', name),
    });
    await question.getByRole('button', { name: words('ui.cancel'), exact: true }).click();
    await expect(question).toBeHidden();
    await button('rates.stop').click();
    await question.getByRole('button', { name: words('rates.stop') }).click();
    await expect(toast(page, words('rates.removed'))).toBeVisible();
    await expect(deliver).toBeVisible();
    await button('rates.undo').click();
    await expect(toast(page, words('rates.undone'))).toBeVisible();
    await expect(deliver).toBeHidden();
    await edit.click();
    await expect(field('rates.costInEgp')).toHaveValue(cost);
  });
});
