import { expectAccessible } from '../fixtures/accessible.ts';
import { expectProblem } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = wordsOf('ar');

test('the server sends the page with its words', async ({ page }) => {
  const answer = await page.request.get('/track-order');
  expect(await answer.text()).toContain(words('tracking.intro'));
});

test('who has an order’s number and phone sees where it is, and agrees another day with the shop', async ({
  page,
  openBrowser,
  stocked,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await stocked.advance(order, 'ongoing', 'dispatched');
  const office = await openBrowser({
    locale: 'ar',
    viewport: { width: 390, height: 844 },
  });
  const desk = await office.newPage();
  await workAs(desk, stocked.shop, 'warehouse');
  const staff = new StaffApi(office.request, stocked.shop.adminOrigin);
  const { data: parcels } = await staff.call('listParcels', { query: { order: order.id } });
  const parcel = parcels[0];
  if (!parcel) throw new Error('The order has no parcel.');
  await staff.call('moveParcel', {
    params: { id: parcel.id },
    body: { to: 'attempt_failed', reason: 'no_answer', version: parcel.version },
  });

  await page.goto('/track-order');
  const submit = page.getByRole('button', { name: words('tracking.track') });
  await submit.click();
  await expect(
    page.getByText(words('tracking.writeNumber', { number: 'DP-100001' }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(words('tracking.writePhoneEnd'), { exact: true })).toBeVisible();
  const digits = order.number.slice(3);
  const number = page.getByRole('textbox', { name: words('tracking.number') });
  await number.fill(digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
  await number.blur();
  await expect(number).toHaveValue(digits);
  const phone = page.getByRole('textbox', { name: words('tracking.phoneEnd') });
  // What is cut off is refused unasked, both fields at once.
  await number.fill('dp-1');
  await phone.fill('1234');
  await submit.click();
  await expectProblem(number, words('tracking.writeNumber', { number: 'DP-100001' }));
  await number.fill(digits);
  await phone.fill('0000');
  await submit.click();
  await expect(page.getByText(words('errors.tracking_not_found'))).toBeVisible();
  // Either of the two may be wrong: both are marked, and what is wrong is said once.
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(words('tracking.phoneEndHint'));
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  // Digits of any kind: an Arabic keyboard writes its own.
  const end = buyer.phone.slice(-4);
  await phone.fill(end.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
  await submit.click();
  // One parcel is one card with one way, which begins with what there is to pay and to ask for.
  const card = page.getByRole('region', { name: order.number });
  await expect(card.getByText(words('orders.passed.draft'))).toBeVisible();
  const said = (await card.textContent()) ?? '';
  expect(said.indexOf(words('tracking.cash'))).toBeLessThan(
    said.indexOf(words('orders.passed.draft')),
  );
  // What went wrong is the first thing said, above the way.
  expect(said.indexOf(words('tracking.headline.attempt_failed'))).toBeLessThan(
    said.indexOf(words('tracking.cash')),
  );
  await expect(page.getByText(words('tracking.failed.no_answer'))).toBeVisible();
  // The phone is not part of the address, yet a reload shows the order again.
  expect(page.url()).not.toContain(end);
  await page.reload();
  await expect(page.getByText(words('tracking.failed.no_answer'))).toBeVisible();
  await expectAccessible(page, 'a tracked order', { colours: 'both' });

  await page.getByRole('button', { name: words('tracking.askForAnother') }).click();
  await page.getByRole('combobox', { name: words('tracking.whichDay') }).selectOption({ index: 2 });
  await page.getByRole('button', { name: words('tracking.send') }).click();
  await expect(page.getByRole('button', { name: words('tracking.takeBack') })).toBeVisible();

  await desk.goto(`${stocked.shop.adminOrigin}/parcels?view=problem`);
  await desk.getByRole('link', { name: order.number }).first().click();
  const agree = desk.getByRole('button', { name: 'موافقة' });
  await agree.click();
  await expect(agree).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^تم الاتفاق/)).toBeVisible();
});

test('a shopper tracks a parcel from the order’s page, without typing anything', async ({
  page,
  stocked,
  enter,
}) => {
  const ar = wordsOf('ar');
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  await stocked.advance(order, 'ongoing', 'dispatched');
  await enter(buyer, []);
  await page.goto(`/order-history/${order.id}`);
  await page.getByRole('link', { name: ar('orders.track') }).click();
  await expect(page.getByText(ar('tracking.meaning.handed_over'))).toBeVisible();
  // What is in a parcel of few products is said without asking.
  await expect(page.getByText(lamp.name.ar)).toBeVisible();
  // Its number leads back to all of the order.
  await page.getByRole('link', { name: order.number }).click();
  await expect(page).toHaveURL(new RegExp(`/order-history/${order.id}$`));
  await page.goBack();
  await page.getByRole('button', { name: ar('tracking.another') }).click();
  await expect(page.getByRole('textbox', { name: ar('tracking.number') })).toHaveValue('');
});
