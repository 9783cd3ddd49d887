import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, type StockedShop, test } from '../fixtures/stocked-shop.ts';

/** Opens a page of the back office. */
async function open(page: Page, stocked: StockedShop, path: string): Promise<void> {
  await page.goto(`${stocked.shop.adminOrigin}${path}`);
}

/** An order whose shopper says that they made the transfer. */
async function reportTransfer(stocked: StockedShop) {
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  const api = stocked.api();
  const { data } = await api.call(
    'placeOrder',
    {
      body: {
        address_id: buyer.addressId,
        lines: [{ id: lamp.id, quantity: 1 }],
        payment_method: 'instapay',
        expected_total: 350,
      },
    },
    { token: buyer.token, headers: { 'idempotency-key': randomUUID() } },
  );
  const params = { id: String(data.id) };
  await api.call('beginPayment', { params, body: { method: 'instapay' } }, { token: buyer.token });
  const body = { sender_end: '4321' };
  await api.call('reportTransfer', { params, body }, { token: buyer.token });
  return { order: data, buyer };
}

ownerAtWork('en', ({ words: t }) => {
  test('the owner switches transfers on after a colleague did, matches one and gives a part back', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 4(00|09|22)|ERR_FAILED/);
    await open(page, stocked, '/settings/payments');
    const accepts = page.getByRole('switch', { name: t('payments.settings.instapayOn') });
    await accepts.check();
    await page.getByLabel(t('payments.settings.address')).fill('dp@instapay');
    const holder = page.getByLabel(t('payments.settings.holder'));
    // Not what the same test in the other language has saved.
    const name = `DP Lighting ${randomUUID().slice(0, 4)}`;
    await holder.fill(name);
    const history = page.getByRole('link', { name: t('settings.history') });
    await history.click();
    const question = page.getByRole('alertdialog', { name: t('parts.unsaved.title') });
    await question.getByRole('button', { name: t('parts.unsaved.stay') }).click();
    await expect(question).toBeHidden();
    await expect(holder).toHaveValue(name);

    // Another owner saves first: theirs is seen before it is saved over.
    const other = new StaffApi(page.context().request, stocked.shop.adminOrigin);
    const { version, value } = (await other.call('getSettings', {})).data.payments;
    const body = { version, value: { ...value, instapay: { address: 'other@bank', holder: 'O' } } };
    await other.call('saveSetting', { params: { name: 'payments' }, body });
    const save = page.getByRole('button', { name: t('settings.save'), exact: true });
    await save.click();
    const conflict = page.getByRole('dialog', { name: t('parts.conflict.title') });
    await expect(conflict.getByText('other@bank')).toBeVisible();
    await expect(conflict.getByText('dp@instapay')).toBeVisible();
    await conflict.getByRole('button', { name: t('parts.conflict.saveMine') }).click();
    await expect(toast(page, t('settings.saved'))).toBeVisible();
    await expect(conflict).toBeHidden();
    await expect(holder).toHaveValue(name);

    const { order, buyer } = await reportTransfer(stocked);
    // Sums that do not come keep nothing else away, and are asked for again.
    await page.route('**/ledger?*', (route) => route.abort());
    await open(page, stocked, '/payments');
    await expect(page.getByRole('link', { name: order.number })).toBeVisible();
    await page.unroute('**/ledger?*');
    await page.getByRole('button', { name: t('ui.retry') }).click();
    await expect(page.getByText(t('payments.handedIn'), { exact: true })).toBeVisible();

    // Days that are too many are refused beside the field, and the form stays.
    const first = page.getByLabel(t('payments.day'), { exact: true });
    await first.fill('2020-01-01');
    await page.getByRole('button', { name: t('payments.show'), exact: true }).click();
    await expect(page.getByText(t('fields.period_too_long'))).toBeVisible();
    await first.fill(await page.getByLabel(t('payments.until'), { exact: true }).inputValue());
    await page.getByRole('button', { name: t('payments.show'), exact: true }).click();
    await expect(page.getByText(t('payments.handedIn'), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: order.number }).click();
    await page.waitForURL(/\/orders\/order\/\d+$/);
    // The list has the same field: it is filled once the order's page is there.
    await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
    await page.getByLabel(t('payments.reference')).fill(`IPN-${order.number}`);
    await page.getByRole('button', { name: t('payments.match'), exact: true }).click();
    await expect(page.getByText(t('payments.matched'))).toBeVisible();
    const [paid] = await stocked.ordersOf(buyer);
    expect(paid).toMatchObject({ status: 'ongoing', payment_state: 'paid' });

    await page.getByRole('button', { name: t('payments.refund'), exact: true }).click();
    await page.getByText(t('payments.byLine')).click();
    const refund = page.getByRole('form', { name: t('payments.refundTitle') });
    await refund.getByRole('checkbox').check();
    await expect(page.getByLabel(t('payments.amount'))).toHaveValue('300');
    await page.getByLabel(t('payments.amount')).fill('400');
    await page.getByLabel(t('payments.proof')).fill('TRX-77');
    await page.getByLabel(t('payments.reason')).fill('لمبة مكسورة');
    await page.getByRole('button', { name: t('payments.confirmRefund') }).click();
    await expect(page.getByText(t('refusals.refund_too_high'))).toBeVisible();
    await page.getByLabel(t('payments.amount')).fill('٥٠');
    await page.getByRole('button', { name: t('payments.confirmRefund') }).click();
    await expect(page.getByText(t('payments.refundDone'))).toBeVisible();
    await expect(page.getByText('TRX-77')).toBeVisible();
  });
});
