import { toast } from '../fixtures/forms.ts';
import { DESK, enterAsStaff, speakStaff, test } from '../fixtures/office-test.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect } from '../fixtures/shop-test.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { wordsOf } from '../fixtures/words.ts';
import { shopOrigin } from '../shop-under-test.ts';

/** The shop that the back office belongs to. */

const ar = wordsOf('ar', 'admin');
const en = wordsOf('en', 'admin');

test('staff answer a message on a phone; what they typed survives a reload, and takes nothing a colleague wrote away', async ({
  page,
  context,
  playwright,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  const shop = await playwright.request.newContext({ baseURL: shopOrigin });
  const name = `سلمى ${Date.now()}`;
  const email = `salma-${Date.now()}@example.com`;
  const body = { name, email, phone: '01012345678', message: 'هل النجفة متوفرة بلون ذهبي؟' };
  await new ShopApi(shop).call('sendContactMessage', { body });
  await enterAsStaff(context, 'orders');
  await page.goto('/messages');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: ar('parts.reach.whatsapp') })).toHaveAttribute(
    'href',
    'https://wa.me/201012345678',
  );
  const note = page.getByRole('textbox', { name: ar('messages.note'), exact: true });
  const care = page.getByRole('form', { name: ar('messages.care') });
  const save = care.getByRole('button', { name: ar('messages.save') });
  await note.fill('تتصل مساءً');
  const answer = page.getByRole('textbox', { name: ar('messages.answerText'), exact: true });
  await answer.fill('نعم، متوفرة وعليها ضمان سنتين.');
  await page.reload();
  await expect(answer).toHaveValue('نعم، متوفرة وعليها ضمان سنتين.');
  await page.getByRole('button', { name: ar('messages.send') }).click();
  const thread = page.getByRole('list', { name: ar('messages.thread') });
  await expect(thread.getByRole('listitem').nth(1)).toContainText('متوفرة وعليها ضمان سنتين');
  await expect(thread).toContainText(ar('messages.states.answered'));
  await expect(answer).toHaveValue('');
  const outbox = await shop.get('/dev/outbox', { headers: { accept: 'application/json' } });
  expect(await outbox.text()).toContain(email);

  // The answer was one's own, so the note is saved over it.
  await expect(note).toHaveValue('تتصل مساءً');
  await save.click();
  await expect(toast(page, ar('messages.saved'))).toBeVisible();

  // A colleague writes one while this one waits half written.
  await note.fill('تتصل صباحًا');
  const params = { id: String(page.url().split('/').at(-1)) };
  await page.getByRole('link', { name: ar('ui.back'), exact: true }).click();
  await expect(page).toHaveURL(/\/messages$/);
  const colleague = new StaffApi(context.request);
  const { data } = await colleague.call('getContactMessage', { params });
  const theirs = { version: data.version, staff_note: 'لا تتصلوا بها' };
  await colleague.call('updateContactMessage', { params, body: theirs });
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(note).toHaveValue('تتصل صباحًا');
  await save.click();
  const conflict = page.getByRole('dialog', { name: ar('parts.conflict.title') });
  await expect(conflict.getByText('لا تتصلوا بها')).toBeVisible();
  await expect(conflict.getByText('تتصل صباحًا')).toBeVisible();
  await conflict.getByRole('button', { name: ar('parts.conflict.takeTheirs') }).click();
  await expect(note).toHaveValue('لا تتصلوا بها');
});

test.describe('on a desk', () => {
  test.use(DESK);

  test('a manager compares two accounts of one phone and merges them', async ({
    page,
    context,
    playwright,
  }) => {
    const shop = await playwright.request.newContext({ baseURL: shopOrigin });
    const api = new ShopApi(shop, 'en');
    const stays = await api.signUp(`Nadia Stays ${Date.now()}`);
    const ends = await api.signUp(`Nadia Ends ${Date.now()}`);
    // The other account's parcel goes to this one's phone.
    const address = await api.addAddress({ ...ends, phone: stays.phone });
    const { data: products } = await api.call('listProducts', { body: { limit: 1 } });
    const [product] = products;
    const order = await api.order(ends, address.id, [{ id: product?.id ?? 0, quantity: 1 }]);

    await speakStaff(context, 'en');
    await enterAsStaff(context, 'manager');
    await page.goto('/customers');
    const find = page.getByRole('searchbox', { name: en('customers.find') });
    await find.fill(stays.phone);
    await find.press('Enter');
    // As people here write it, without the country's code.
    const { phone } = stays;
    const written = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
    await expect(page.getByText(written, { exact: true }).first()).toHaveCSS('direction', 'ltr');
    await page.getByRole('main').getByRole('link', { name: stays.name }).click();
    await expect(page.getByRole('heading', { name: stays.name })).toBeVisible();
    await page.getByRole('link', { name: en('customers.compare') }).click();
    await expect(page.getByRole('heading', { name: en('customers.merge.title') })).toBeVisible();
    await expect(
      page.getByRole('columnheader', { name: en('customers.merge.ends') }),
    ).toBeVisible();
    await expect(page.getByRole('cell', { name: ends.name })).toBeVisible();
    await page.getByRole('button', { name: en('customers.merge.merge') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('customers.merge.merge') })
      .click();
    await expect(page.getByRole('heading', { name: stays.name })).toBeVisible();
    await expect(page.getByRole('link', { name: order.number })).toBeVisible();

    // They call: an order for them begins with what is known.
    await page
      .getByRole('main')
      .getByRole('link', { name: en('frame.phoneOrder') })
      .click();
    await expect(page.getByRole('button', { name: en('orderForm.caller.another') })).toBeVisible();
    await expect(page.getByText(stays.name, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('textbox', { name: en('orderForm.addressFields.street') }),
    ).toHaveValue(address.street);
  });
});
