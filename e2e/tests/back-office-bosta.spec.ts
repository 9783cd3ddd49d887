import type { Page } from '@playwright/test';
import { ownerAtWork, type Spoken } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, type StockedShop, test } from '../fixtures/stocked-shop.ts';

function staffOf(page: Page, { shop }: StockedShop): StaffApi {
  return new StaffApi(page.context().request, shop.adminOrigin);
}

/**
 * Corrects the address of a parcel from its page. What is typed survives a reload; a colleague corrects the same
 * meanwhile, and both are shown.
 */
async function correctAddress(
  page: Page,
  { words: t, controls }: Spoken,
  { id, staff }: { readonly id: number; readonly staff: StaffApi },
) {
  const { field, button } = controls(page);
  const main = page.getByRole('main');
  await page.getByRole('link', { name: t('corrections.correct'), exact: true }).click();
  await field('orderForm.addressFields.street').fill('27 Makram Ebeid');
  await field('corrections.note').fill('Ring twice');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field('orderForm.addressFields.street')).toHaveValue('27 Makram Ebeid');
  const params = { id: String(id) };
  const { data } = await staff.call('getAddressCorrection', { params });
  const { state, city, ...address } = data.address ?? {};
  const theirs = Object.fromEntries(Object.entries(address).filter(([, part]) => part !== null));
  const body = { version: data.version, address: { ...theirs, street: '5 Abbas El Akkad' } };
  await staff.call('correctAddress', { params, body });
  await button('corrections.save').click();
  const conflict = page.getByRole('dialog', { name: t('parts.conflict.title') });
  await expect(conflict.getByText('5 Abbas El Akkad')).toBeVisible();
  await expect(conflict.getByText('27 Makram Ebeid')).toBeVisible();
  await conflict.getByRole('button', { name: t('parts.conflict.saveMine') }).click();
  await expect(page.getByText('27 Makram Ebeid')).toBeVisible();
  await expect(main.getByText(t('bosta.correction.states.accepted'))).toBeVisible();
}

/** A packed parcel of a confirmed order. */
async function packed(page: Page, stocked: StockedShop) {
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  const { id, number } = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 350 });
  await stocked.shop.owner('orders', 'advance', number, 'ongoing');
  const staff = staffOf(page, stocked);
  const params = { id: String(id) };
  const { data: order } = await staff.call('getStaffOrder', { params });
  const { data } = await staff.call('packOrder', { params, body: { version: order.version } });
  return { id, number, buyer, parcelId: data[0]?.id ?? 0 };
}

ownerAtWork('ar', (spoken) => {
  const { words: t, controls } = spoken;
  test('a parcel is sent to Bosta, labelled, corrected on its way, delivered by its reports, and settled by what Bosta paid out', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 409/);
    const { field, select, button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/couriers`);
    await button('couriers.add').click();
    await field('couriers.nameIn.ar').fill('بوسطة');
    await field('couriers.nameIn.en').fill('Bosta');
    await select('couriers.kind').selectOption('bosta');
    await button('couriers.save').click();
    await expect(page.getByText(t('couriers.saved'))).toBeVisible();

    const { id, parcelId, number, buyer } = await packed(page, stocked);
    await page.goto(`${stocked.shop.adminOrigin}/parcels/${parcelId}`);
    await button('bosta.send').click();
    await expect(page.getByText(t('bosta.states.created'))).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /A6/ }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);

    const courier = await page.context().newPage();
    await courier.goto(stocked.shop.courier);
    const own = courier.getByRole('listitem').filter({ hasText: number });
    await correctAddress(page, spoken, { id, staff: staffOf(page, stocked) });
    await courier.reload();
    await expect(own).toContainText('27 Makram Ebeid');
    await expect(own).toContainText('Ring twice');
    await page.request.post(`${stocked.shop.courier}/simulator/next`, {
      data: { correct: 'refused' },
    });
    await page.getByRole('link', { name: t('corrections.correct'), exact: true }).click();
    await field('orderForm.addressFields.floor').fill('9');
    await button('corrections.save').click();
    await expect(page.getByText('400 refused')).toBeVisible();
    await button('bosta.correction.retry').click();
    const main = page.getByRole('main');
    await expect(main.getByText(t('bosta.correction.states.accepted'))).toBeVisible();
    // The label on the box is an old one until somebody says that the new one is on it.
    await page.getByRole('link', { name: t('corrections.label.print') }).click();
    // The parcel's page has the same note and a link back too, so the heading says which page this is.
    await expect(page.getByRole('heading', { name: t('packing.labels') })).toBeVisible();
    await expect(page.getByText('Ring twice')).toBeVisible();
    await page.getByRole('link', { name: t('ui.back'), exact: true }).click();
    await button('corrections.label.replaced').click();
    await expect(button('corrections.label.replaced')).toBeHidden();

    for (const [what, state] of [
      ['Picked up', 21],
      ['No answer', 47],
      ['Out for delivery', 41],
      ['Delivered', 45],
    ] as const) {
      await own.getByRole('button', { name: what }).click();
      // The page comes again with the new state; a click before that can wait for ever.
      await expect(own).toContainText(`state ${state}`);
    }
    await courier.close();
    await page.reload();
    await expect(page.getByText(t('parcels.states.attempt_failed')).first()).toBeVisible();
    await expect(page.getByText(t('parcels.states.delivered')).first()).toBeVisible();
    const [order] = await stocked.ordersOf(buyer);
    expect(order).toMatchObject({ status: 'delivered' });

    // Before Bosta has paid there is nothing to book; afterwards what it says is looked at and booked.
    const { data: couriers } = await staffOf(page, stocked).call('listCouriers', {});
    const bosta = couriers.find(({ kind }) => kind === 'bosta');
    await page.goto(`${stocked.shop.adminOrigin}/settlements`);
    await select('settlements.courier').selectOption(String(bosta?.id));
    await button('settlements.fetch').click();
    await expect(page.getByText(t('settlements.nothingPaid', { count: 1 }))).toBeVisible();
    await page.request.get(`${stocked.shop.courier}/settlement.csv`);
    await button('settlements.fetch').click();
    const line = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: number });
    await expect(line.getByText(t('settlements.states.matched'))).toBeVisible();
    await page.getByRole('button', { name: t('settlements.book', { count: 1 }) }).click();
    await expect(page.getByText(t('settlements.done'))).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
  });

  test('a place that Bosta spells in another way is chosen', async ({ page, stocked }) => {
    const { button, select } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/couriers/places`);
    await page.getByRole('searchbox').fill('الدقي');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(t('bosta.places.unknown'))).toHaveCount(1);
    await page.getByRole('button', { name: new RegExp(`^${t('bosta.places.choose')}:`) }).click();
    // The answer about a city that was chosen first never comes.
    await page.route('**/their-districts?city=alx', () => {});
    await select('bosta.places.theirCity').selectOption('alx');
    await select('bosta.places.theirCity').selectOption('giz');
    await select('bosta.places.theirDistrict').selectOption('giz-1');
    await button('bosta.places.save').click();
    await expect(page.getByText(t('bosta.places.saved'))).toBeVisible();
    await expect(page.getByText('Giza, Dokki')).toBeVisible();
  });
});

ownerAtWork('en', ({ words: t, controls }) => {
  test('the van is booked where parcels are handed over, and a second one for the same time only on purpose', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 409/);
    const { button } = controls(page);
    const staff = staffOf(page, stocked);
    if (!(await staff.call('listCouriers')).data.some(({ kind }) => kind === 'bosta')) {
      const name = { ar: 'بوسطة', en: 'Bosta' };
      await staff.call('addCourier', { body: { name, kind: 'bosta' } });
    }
    await page.goto(`${stocked.shop.adminOrigin}/handovers`);
    const book = async () => {
      await page.getByLabel(t('bosta.day')).fill('2031-03-31');
      await button('bosta.pickupAsk').click();
    };
    const booked = page.getByText(t('bosta.pickupStates.booked'), { exact: true });
    await book();
    await expect(page.getByText(t('bosta.pickupDone'))).toBeVisible();
    await expect(booked.first()).toBeVisible();
    const before = await booked.count();
    await book();
    const question = page.getByRole('alertdialog', { name: t('bosta.pickupAsked.title') });
    await question.getByRole('button', { name: t('bosta.pickupAsked.again') }).click();
    await expect(question).toBeHidden();
    await expect(booked).toHaveCount(before + 1);
  });
});
