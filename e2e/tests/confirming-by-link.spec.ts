import { expectAccessible } from '../fixtures/accessible.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who got the link of an order corrects its address, confirms it and cancels it after all, without logging in', async ({
  page,
  openBrowser,
  stocked,
}) => {
  const { shop } = stocked;
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
  const office = await openBrowser();
  await workAs(await office.newPage(), shop, 'orders');
  const read = async (path: string) =>
    (await (await office.request.get(`${shop.adminOrigin}/api/staff/orders/${path}`)).json()).data;
  const { url } = await read(`${order.id}/confirmation-message`);

  await page.goto(url);
  await expect(
    page.getByRole('heading', { level: 1, name: ar('orders.link.title') }),
  ).toBeVisible();
  await expect(page.getByText(lamp.name.ar)).toBeVisible();
  await expectAccessible(page, 'the page of the link', { colours: 'both' });

  const deliverTo = page.getByRole('region', { name: ar('orders.deliverTo') });
  await deliverTo.getByRole('button', { name: ar('orders.link.correct') }).click();
  await page.getByRole('textbox', { name: ar('addresses.street') }).fill('7 شارع الكورنيش');
  await page.getByRole('button', { name: ar('orders.link.save') }).click();
  await expect(deliverTo.getByText('7 شارع الكورنيش')).toBeVisible();
  // The form had the focus: it is back on what opened it.
  await expect(deliverTo.getByRole('button', { name: ar('orders.link.correct') })).toBeFocused();

  await page.getByRole('button', { name: ar('orders.link.confirm') }).click();
  await expect(page.getByText(ar('orders.link.confirmed'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(ar('orders.link.confirmed'));
  expect(await read(String(order.id))).toMatchObject({
    state: 'ongoing',
    confirmation: 'confirmed',
  });

  const cancel = page.getByRole('button', { name: ar('orders.cancel'), exact: true });
  await cancel.click();
  const reason = page.getByRole('radio', { name: ar('orders.link.reasons.changedMind') });
  await expect(reason).toBeVisible();
  await cancel.click();
  await expect(page.getByText(ar('orders.link.whyRequired'))).toBeVisible();
  await reason.check();
  await cancel.click();
  await expect(page.getByText(ar('orders.link.cancelled'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(ar('orders.link.cancelled'));
  await page.reload();
  await expect(page.getByText(ar('orders.link.cancelled'))).toBeVisible();
  const { state, timeline } = await read(String(order.id));
  expect(state).toBe('cancelled');
  expect(JSON.stringify(timeline)).toContain(ar('orders.link.reasons.changedMind'));
  expect(await stocked.stockOf(lamp)).toBe(20);
});

test('a link that does not work any more says so, and leads to help and into the shop', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.goto('/confirm-order/abcdef123');
  await expect(
    page.getByRole('heading', { level: 1, name: ar('orders.link.invalid') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: ar('orders.link.contact') }).first()).toBeVisible();
  await expectAccessible(page, 'a dead link', { colours: 'both' });
  await page.getByRole('main').getByRole('link', { name: /^DP/ }).click();
  await expect(page).toHaveURL(/\/$/);
});
