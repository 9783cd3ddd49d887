import type { Page } from '@playwright/test';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, type StockedShop, test } from '../fixtures/stocked-shop.ts';

const TOTAL = 350;

/** An order whose parcel a courier delivered, and that courier. */
async function delivered(page: Page, stocked: StockedShop) {
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  const { id, number } = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], {
    total: TOTAL,
  });
  for (const state of ['ongoing', 'dispatched', 'delivered']) {
    await stocked.shop.owner('orders', 'advance', number, state);
  }
  const staff = new StaffApi(page.context().request, stocked.shop.adminOrigin);
  const { data } = await staff.call('listParcels', { query: { order: String(id) } });
  return { id, number, courier: String(data[0]?.courier?.id) };
}

ownerAtWork('ar', ({ words: t, controls }) => {
  test('parcels chosen from several pages are received together, beside what they should bring', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/400 .*hand-in/);
    const first = await delivered(page, stocked);
    const second = await delivered(page, stocked);
    const { courier } = first;
    // A courier with more parcels than a page has would take an hour to arrange.
    await page.route(/\/api\/staff\/cash\/\d+(\?|$)/, async (route) => {
      const isFirstPage = !route.request().url().includes('after=');
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { id: number; code: string }[] };
      const own = data.filter(({ code }) => code === first.number || code === second.number);
      const json = isFirstPage
        ? { data: own.slice(0, 1), next: own[0]?.id ?? null }
        : { data: own, next: null };
      await route.fulfill({ response, json });
    });
    const { field, button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/cash/${courier}`);
    await page.getByRole('checkbox', { name: new RegExp(first.number) }).check();
    await page.getByRole('link', { name: t('parts.pager.next') }).click();
    await page.getByRole('checkbox', { name: new RegExp(second.number) }).check();
    const receive = page.getByRole('region', { name: t('cash.receive') });
    await expect(receive.getByText(t('cash.expected'))).toBeVisible();
    await expect(receive.getByText(/\b700\b/)).toBeVisible();
    await field('cash.amount').fill('650');
    await button('cash.confirm').click();
    await expect(field('cash.reason')).toHaveAccessibleDescription(/50/);
    // Once it is refused, the keyboard is where the reason is missing.
    await expect(field('cash.reason')).toBeFocused();
    await field('cash.amount').fill('700');
    await button('cash.confirm').click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const staff = new StaffApi(page.context().request, stocked.shop.adminOrigin);
    const { data } = await staff.call('listHandIns', { params: { id: courier } });
    expect(data[0]).toMatchObject({ received: 700, difference: 0, count: 2 });
  });
});

ownerAtWork('en', ({ words: t, controls }) => {
  test('a courier’s file is looked at, booked, and what is short is claimed until it is paid', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/422 .*settlement-check/);
    const { select, field } = controls(page);
    const whole = await delivered(page, stocked);
    const short = await delivered(page, stocked);
    await page.goto(`${stocked.shop.adminOrigin}/cash`);
    await page.getByRole('link', { name: t('cash.settlements') }).click();
    await select('settlements.courier').selectOption(whole.courier);
    const choose = async (lines: readonly string[]) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: t('settlements.choose') }).click();
      const buffer = Buffer.from(lines.join('\n'));
      await (await chooser).setFiles({ name: 'march.csv', mimeType: 'text/csv', buffer });
    };

    await choose(['رقم الطلب,المبلغ المحصل', `${whole.number},٣٥٠x`]);
    await expect(page.getByText(t('settlements.faults.not_a_sum'))).toContainText('٣٥٠x');

    const head = 'رقم الطلب,المبلغ المحصل,الرسوم,الضريبة,الصافي';
    await choose([
      head,
      `${whole.number},٣٥٠,50,7,293`,
      `${short.number},300,50,7,243`,
      'DP-999999,100,0,0,100',
    ]);
    const states = page.getByRole('navigation', { name: t('settlements.state') });
    for (const state of ['matched', 'short', 'unknown'] as const) {
      await expect(
        states.getByRole('link', { name: t(`settlements.states.${state}`) }),
      ).toContainText(/[1١]/);
    }
    await states.getByRole('link', { name: t('settlements.states.unknown') }).click();
    await expect(page.getByText('DP-999999')).toBeVisible();
    await expect(page.getByText(whole.number)).toBeHidden();

    // Another courier is chosen: it would be booked for the first one.
    const book = page.getByRole('button', { name: t('settlements.book', { count: 2 }) });
    const couriers = await select('settlements.courier')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const other = couriers.find((id) => id !== whole.courier) ?? '';
    await select('settlements.courier').selectOption(other);
    await expect(book).toBeHidden();
    await select('settlements.courier').selectOption(whole.courier);
    await book.click();
    await expect(page.getByText(t('settlements.done'))).toBeVisible();
    // The list that it is added to names the file as well.
    await expect(page).toHaveURL(/\/settlements\/\d+$/);
    await expect(page.getByText('march.csv')).toHaveCount(1);
    await expect(page.getByText(short.number)).toBeVisible();
    const staff = new StaffApi(page.context().request, stocked.shop.adminOrigin);
    const params = { id: whole.courier };
    const { data } = await staff.call('listOutstandingCash', { params });
    const left = data.filter(({ code }) => code === short.number || code === whole.number);
    expect(left.map(({ code, outstanding }) => [code, outstanding])).toEqual([[short.number, 50]]);

    await page.getByRole('link', { name: short.number }).click();
    await expect(field('claims.amount')).toHaveValue('50');
    await page.getByRole('button', { name: t('claims.open') }).click();
    await expect(page.getByText(t('claims.opened'))).toBeVisible();
    await page.getByRole('button', { name: t('claims.save'), exact: true }).click();
    await expect(page.getByText(t('claims.states.sent')).first()).toBeVisible();
    await select('claims.move').selectOption('paid');
    await field('claims.reference').fill('TR-9');
    await page.getByRole('button', { name: t('claims.save'), exact: true }).click();
    // The first save's message may still be there; a claim that has ended cannot be moved.
    await expect(select('claims.move')).toBeHidden();
    await expect(page.getByText(t('claims.saved')).last()).toBeVisible();
    await page.goto(`${stocked.shop.adminOrigin}/claims?view=ended`);
    await expect(page.getByText(t('claims.states.paid')).first()).toBeVisible();
    const now = await staff.call('listOutstandingCash', { params });
    expect(now.data.filter(({ code }) => code === short.number)).toEqual([]);

    await page.goto(`${stocked.shop.adminOrigin}/orders/order/${whole.id}`);
    const money = page.getByRole('region', { name: t('payments.section') });
    await expect(money.getByText(t('payments.settled'))).toBeVisible();
    const customer = page.getByRole('region', { name: t('order.customer') });
    await customer.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/customers\/\d+$/);
  });
});
