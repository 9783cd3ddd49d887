import { Buffer } from 'node:buffer';
import { expectAccessible } from '../fixtures/accessible.ts';
import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { inGroups } from '../fixtures/shoppers.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The smallest picture there is: one white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const words = wordsOf('ar');

test('a shopper sends pieces of an order back, sees the answer, and cancels another return', async ({
  page,
  openBrowser,
  stocked,
  enter,
  expectConsole,
}) => {
  const lamp = await stocked.lamp({ price: 100 });
  const bulb = await stocked.lamp({ price: 50 });
  const buyer = await stocked.buyer();
  const lines = [
    { id: lamp.id, quantity: 2 },
    { id: bulb.id, quantity: 1 },
  ];
  const order = await stocked.order(buyer, lines, { total: 300 });
  await stocked.advance(order, 'ongoing', 'dispatched', 'delivered');
  await enter(buyer, []);
  await page.goto(`/order-history/${order.id}`);
  // It has arrived: the goods come before what can be done about them, the steps only when asked for.
  const ask = page.getByRole('link', { name: words('returns.ask') });
  await expect(ask).toBeVisible();
  const said = (await page.getByRole('main').textContent()) ?? '';
  expect(said.indexOf(words('orders.contents'))).toBeLessThan(said.indexOf(words('returns.title')));
  await expect(page.getByText(words('orders.passed.draft'))).toBeHidden();
  await page.getByText(words('orders.allSteps')).click();
  await expect(page.getByText(words('orders.passed.draft'))).toBeVisible();
  await ask.click();

  // All of it is in view before anything is chosen; the goods first.
  await expect(page.getByRole('checkbox', { name: bulb.name.ar })).not.toBeChecked();
  await expect(page.getByRole('button', { name: words('returns.send') })).toBeVisible();
  const reason = page.getByRole('combobox', { name: words('returns.why') });
  await reason.selectOption({ label: words('returns.reasons.changed_mind') });
  await expect(page.getByText(words('returns.youPay'))).toBeVisible();
  await reason.selectOption({ label: words('returns.reasons.damaged') });
  await expect(page.getByText(words('returns.wePay'))).toBeVisible();
  await page.getByLabel(words('returns.note')).fill('وصلت مكسورة من القاعدة');
  // The network comes back, and cannot be used at once: what is typed stays.
  expectConsole(/Failed to load resource/);
  const loading = '**/main/orders/sale/order/*/returns';
  await page.context().setOffline(true);
  await expect(page.getByText(words('layout.offline'))).toBeVisible();
  await page.route(loading, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /returns$/.test(request.url()));
  await page.context().setOffline(false);
  await failed;
  await expect(page.getByLabel(words('returns.note'))).toHaveValue('وصلت مكسورة من القاعدة');
  await page.unroute(loading);
  const add = async (name: string, buffer: Buffer) => {
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words('pictures.add') }).click();
    await (await picker).setFiles({ name, mimeType: 'image/png', buffer });
  };
  // A file that is no picture is named; sending it again would help nobody.
  await add('note.png', Buffer.from('no picture'));
  await expect(page.getByText(words('errors.shopper_picture_unusable'))).toBeVisible();
  await expect(page.getByText('note.png')).toBeVisible();
  await expect(page.getByRole('button', { name: words('pictures.sendAgain') })).toHaveCount(0);
  await page.getByRole('button', { name: words('pictures.removeNumber', { number: '1' }) }).click();
  await expect(page.getByText('note.png')).toHaveCount(0);
  await add('a.png', PIXEL);
  await expect(page.getByRole('progressbar')).toBeHidden();

  // Each empty field shows its error. Without a product or a wallet nothing is sent, and what is typed stays.
  const send = page.getByRole('button', { name: words('returns.send') });
  const wallet = page.getByRole('textbox', { name: words('returns.payoutFields.number') });
  // The account's number is offered, and can be another.
  await expect(wallet).toHaveValue(inGroups(buyer.phone));
  await wallet.clear();
  await send.click();
  await expect(page.getByText(words('returns.required.number'))).toBeVisible();
  await wallet.fill('٠١٠٩٨٧٦٥٤٣٢');
  await send.scrollIntoViewIfNeeded();
  await send.click();
  // What is missing is above what was pressed: the page goes there.
  const first = page.getByRole('checkbox', { name: lamp.name.ar });
  await expect(page.getByText(words('returns.chooseSomething'))).toBeInViewport();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(words('returns.chooseSomething'));
  await first.check();
  await expect(page.getByText(words('returns.chooseSomething'))).toHaveCount(0);
  await page.getByRole('button', { name: words('ui.increase') }).click();
  // Two of the lamps at 100: in the row, and as what comes back.
  await expect(page.getByText(words('returns.moneyBack'))).toBeVisible();
  await expect(page.getByText(/\b200\b/)).toHaveCount(2);
  // With another product the shop says what they bring together.
  const other = page.getByRole('checkbox', { name: bulb.name.ar });
  await other.check();
  await expect(page.getByText(words('returns.total'), { exact: true })).toBeVisible();
  await expect(page.getByText(words('returns.deliveryToo'))).toBeVisible();
  await expect(page.getByText(/\b250\b/)).toBeVisible();
  await expectAccessible(page, 'asking for a return', { colours: 'both' });
  await other.uncheck();
  await expect(page.getByText(/\b250\b/)).toBeHidden();
  await send.click();
  await expect(toast(page, words('returns.sent'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/order-history/${order.id}`));
  await expect(page.getByText(words('returns.meaning.requested'))).toBeVisible();
  await expect(page.getByText(words('returns.next.answer'))).toBeVisible();
  await expect(page.getByText(/\b200\b/).first()).toBeVisible();
  await expect(page.getByText('5432')).toBeVisible();

  const office = await openBrowser();
  const desk = await office.newPage();
  await workAs(desk, stocked.shop, 'owner');
  const staff = new StaffApi(office.request, stocked.shop.adminOrigin);
  const { data: found } = await staff.call('listReturns', { query: { order: order.id } });
  const id = found[0]?.id ?? 0;
  const { data: details } = await staff.call('getReturn', { params: { id } });
  expect(details).toMatchObject({ pieces: 2, pictures: [{ width: 1, height: 1 }] });
  const body = { approve: true, words: 'نأسف لذلك', version: details.version };
  await staff.call('answerReturn', { params: { id }, body });
  await page.reload();
  await expect(page.getByText(words('returns.meaning.approved'))).toBeVisible();
  await expect(page.getByText('نأسف لذلك')).toBeVisible();
  await expectAccessible(page, 'an order with a return', { colours: 'both' });

  await ask.click();
  await reason.selectOption({ label: words('returns.reasons.changed_mind') });
  await expect(page.getByRole('checkbox', { name: lamp.name.ar })).toBeDisabled();
  await page.getByRole('checkbox', { name: bulb.name.ar }).check();
  await wallet.fill('01098765432');
  await send.click();
  // Of several returns the one that was just asked for is shown.
  const asked = page.getByRole('article').filter({ hasText: words('returns.meaning.requested') });
  await expect(asked).toBeFocused();
  const cancel = page.getByRole('button', { name: words('returns.cancel') });
  await cancel.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('returns.keep') }).click();
  await expect(question).toBeHidden();
  await expect(asked).toBeVisible();
  await cancel.click();
  await question.getByRole('button', { name: words('returns.cancel') }).click();
  await expect(page.getByText(words('returns.meaning.cancelled'))).toBeVisible();
});
