import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

ownerAtWork('ar', ({ words, controls }) => {
  test('a lamp gets its shelf, which picking shows; what is typed is not lost by leaving', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp();
    const buyer = await stocked.buyer();
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
    await stocked.advance(order, 'ongoing');
    const { field } = controls(page);
    const shelf = field('stock.shelf');
    const form = page.getByRole('form', { name: words('stock.shelf') });
    await page.goto(`${adminOrigin}/stock`);
    await page.getByRole('searchbox').fill(lamp.sku);
    await page.getByRole('main').locator(`a[href="/stock/${lamp.id}"]`).click();
    await shelf.fill('A-2');
    await form.getByRole('button').click();
    await expect(toast(page, words('stock.shelfSaved').replace('{shelf}', 'A-2'))).toBeVisible();

    // The page has a second form; either asks.
    await shelf.fill('B-9');
    const back = page.getByRole('main').getByRole('link', { name: words('ui.back'), exact: true });
    await back.click();
    const question = page.getByRole('alertdialog', { name: words('parts.unsaved.title') });
    await question.getByRole('button', { name: words('parts.unsaved.stay') }).click();
    await expect(question).toBeHidden();
    await expect(shelf).toHaveValue('B-9');
    await shelf.fill('A-2');
    await field('stock.note').fill('1');
    await back.click();
    await question.getByRole('button', { name: words('parts.unsaved.leave') }).click();
    await expect(page).toHaveURL(/\/stock$|\/stock\?/);

    const staff = new StaffApi(page.context().request, adminOrigin);
    const { data } = await staff.call('getStaffOrder', { params: { id: order.id } });
    const body = { orders: [{ id: order.id, version: data.version }] };
    await staff.call('startPicking', { body });
    await page.goto(`${adminOrigin}/packing/pick?orders=${order.id}`);
    await expect(
      page.getByText(words('packing.shelf').replace('{shelf}', 'A-2'), { exact: true }),
    ).toBeVisible();
  });

  test('a packed order is unpacked after a question, in packing and where it is to be edited', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    // What the edit would cost cannot be said while the order is packed.
    expectConsole(/status of 409/);
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp();
    const buyer = await stocked.buyer();
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
    await stocked.advance(order, 'ongoing');
    const staff = new StaffApi(page.context().request, adminOrigin);
    const params = { id: order.id };
    const pack = async () => {
      const { data } = await staff.call('getStaffOrder', { params });
      await staff.call('packOrder', { params, body: { version: data.version } });
    };
    const question = page.getByRole('alertdialog', {
      name: words('packing.unpack.title').replace('{number}', order.number),
    });
    const confirm = question.getByRole('button', { name: words('packing.unpack.open') });
    const done = toast(page, words('packing.unpack.done').replace('{number}', order.number));
    const { button, field } = controls(page);

    await pack();
    await page.goto(`${adminOrigin}/packing/pick?orders=${order.id}`);
    await button('packing.unpack.open').click();
    await expect(question).toContainText(words('packing.unpack.text'));
    await confirm.click();
    await expect(done).toBeVisible();
    await expect(page).toHaveURL(/\/packing$/);
    await expect(page.getByRole('checkbox', { name: new RegExp(order.number) })).toBeVisible();

    await pack();
    await page.goto(`${adminOrigin}/orders/order/${order.id}`);
    await expect(button('packing.unpack.open')).toBeVisible();
    await page.goto(`${adminOrigin}/orders/order/${order.id}/edit`);
    await expect(page.getByText(words('orderForm.edit.packed'))).toBeVisible();
    await button('packing.unpack.open').click();
    await confirm.click();
    await expect(done).toBeVisible();

    // Packed again by a colleague while it is edited: what was typed stays.
    const quantity = field('ui.quantity');
    await quantity.fill('2');
    await quantity.blur();
    await pack();
    await button('packing.unpack.open').click();
    await confirm.click();
    await expect(question).toBeHidden();
    await expect(button('packing.unpack.open')).toBeHidden();
    await expect(quantity).toHaveValue('2');
    await button('orderForm.edit.save').click();
    const conflict = page.getByRole('dialog', { name: words('parts.conflict.title') });
    await conflict.getByRole('button', { name: words('parts.conflict.saveMine') }).click();
    await expect(
      toast(page, words('orderForm.edit.saved').replace('{number}', order.number)),
    ).toBeVisible();
  });
});

ownerAtWork('en', ({ locale, words, inShop, controls }) => {
  test('an order is packed into two boxes: each has its pieces, its weight and a label of its own', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/422 .*pack/);
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp();
    const buyer = await stocked.buyer();
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 3 }], { total: 350 });
    await stocked.advance(order, 'ongoing');
    const staff = new StaffApi(page.context().request, adminOrigin);
    const { data: placed } = await staff.call('getStaffOrder', { params: { id: order.id } });
    const body = { orders: [{ id: order.id, version: placed.version }] };
    await staff.call('startPicking', { body });
    const pick = { order_id: order.id, product_id: lamp.id, picked: 3, seen: 0 };
    await staff.call('pickLine', { body: pick });
    const { button } = controls(page);
    await page.goto(`${adminOrigin}/packing/pick?orders=${order.id}`);
    await button('packing.addBox').click();
    const name = words('packing.parcelOf').replace('{place}', '2').replace('{of}', '2');
    const second = page.getByRole('group', { name });
    const fields = second.getByRole('textbox');
    await fields.first().fill('4');
    await button('packing.pack').click();
    await expect(page.getByText(words('refusals.parcel_lines_differ'))).toBeVisible();
    await fields.first().fill('١');
    await fields.last().fill('900');
    await second.getByRole('checkbox', { name: words('packing.fragile') }).check();
    await button('packing.pack').click();
    await expect(
      toast(page, words('packing.packedNow').replace('{number}', order.number)),
    ).toBeVisible();
    const { data } = await staff.call('listParcels', { query: { order: String(order.id) } });
    const parcels = data.toSorted((one, other) => one.place - other.place);
    expect(parcels.map(({ cash, fragile, weight_grams: grams }) => [cash, fragile, grams])).toEqual(
      [
        [250, false, null],
        [100, true, 900],
      ],
    );
    await page.getByRole('link', { name: words('packing.labels') }).click();
    for (const { code } of parcels)
      await expect(page.getByText(code, { exact: true })).toBeVisible();
  });

  test('the courier’s number is typed on a parcel’s page; its link works for staff and for the shopper', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp();
    const buyer = await stocked.buyer();
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 1 }], { total: 150 });
    await stocked.advance(order, 'ongoing');
    const staff = new StaffApi(page.context().request, adminOrigin);
    const params = { id: order.id };
    const { data } = await staff.call('getStaffOrder', { params });
    const packed = await staff.call('packOrder', { params, body: { version: data.version } });
    const { data: courier } = await staff.call('addCourier', {
      body: {
        name: { ar: 'شركة الدلتا', en: 'Delta' },
        kind: 'manual',
        tracking_link: 'https://delta.example/track/{number}',
        claim_days: 14,
      },
    });
    const { data: list } = await staff.call('openHandover', { body: { courier_id: courier.id } });
    const handover = { id: list.id };
    const filled = await staff.call('addToHandover', {
      params: handover,
      body: { codes: [order.number] },
    });
    const body = { version: filled.data.version, count: 1 };
    await staff.call('signHandover', { params: handover, body });

    const { field } = controls(page);
    const number = field('parcels.tracking.number');
    const form = page.getByRole('form', { name: words('parcels.tracking.number') });
    await page.goto(`${adminOrigin}/parcels/${packed.data[0]?.id}`);
    await number.fill('DL 77');
    await form.getByRole('button').click();
    await expect(toast(page, words('parcels.tracking.saved'))).toBeVisible();
    const address = 'https://delta.example/track/DL%2077';
    await expect(page.getByRole('link', { name: /DL 77/ })).toHaveAttribute('href', address);

    const { beside: shop, look } = await openShopBeside(page, stocked);
    await look(`/track-order?lang=${locale}`, async () => {
      await shop
        .getByRole('textbox', { name: inShop('tracking.number') })
        .fill(order.number.slice(3));
      await shop
        .getByRole('textbox', { name: inShop('tracking.phoneEnd') })
        .fill(buyer.phone.slice(-4));
      await shop.getByRole('button', { name: inShop('tracking.track') }).click();
      await expect(shop.getByRole('link', { name: /DL 77/ })).toHaveAttribute('href', address);
    });

    await number.fill('');
    await form.getByRole('button').click();
    await expect(toast(page, words('parcels.tracking.removed'))).toBeVisible();
    await expect(page.getByRole('link', { name: /DL 77/ })).toBeHidden();
  });
});
