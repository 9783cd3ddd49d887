import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessible.ts';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

ownerAtWork('ar', ({ words, controls }) => {
  test('a return is answered, picked up, inspected and paid back', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 400/);
    const { field, button } = controls(page);
    const lamp = await stocked.lamp({ price: 100 });
    const buyer = await stocked.buyer();
    const order = await stocked.order(buyer, [{ id: lamp.id, quantity: 2 }], { total: 250 });
    await stocked.advance(order, 'ongoing', 'dispatched', 'delivered');
    const body = {
      key: randomUUID(),
      reason: 'changed_mind',
      note: 'اللون لا يناسب الغرفة',
      lines: [{ product_id: lamp.id, quantity: 2 }],
      payout: { route: 'wallet', number: '01098765432' },
    };
    const shopper = { token: buyer.token };
    const params = { id: order.id };
    const { data: asked } = await stocked.api().call('askForReturn', { params, body }, shopper);
    const stock = await stocked.stockOf(lamp);

    const desk = stocked.shop.adminOrigin;
    await page.goto(`${desk}/returns?view=to_answer`);
    await expect(page.getByRole('link', { name: order.number }).first()).toBeVisible();
    await expectAccessible(page, 'the queue of returns', { colours: 'both' });
    await page.getByRole('link', { name: order.number }).first().click();
    await expect(page).toHaveURL(`${desk}/returns/${asked.id}`);
    await expect(page.getByText(body.note)).toBeVisible();
    await expect(page.getByText(body.payout.number)).toBeVisible();

    // A refusal needs words; what was typed is sent with the approval.
    await button('returns.answer.refuse').click();
    await expect(field('returns.answer.words')).toBeFocused();
    await field('returns.answer.words').fill('تمام');
    await button('returns.answer.approve').click();

    await button('returns.move.pickup_booked').click();
    await page.getByLabel(words('returns.move.day')).fill('2031-03-31');
    await field('returns.move.fee').fill('٤٠');
    await button('returns.save').click();
    await expect(page.getByText(words('returns.states.pickup_booked')).first()).toBeVisible();
    await button('returns.move.received').click();
    await button('returns.save').click();
    await expect(page.getByRole('heading', { name: words('returns.inspect.title') })).toBeVisible();
    await expectAccessible(page, 'the inspection of a return', { colours: 'both' });

    const bStock = words('parcels.outcomes.b_stock');
    await page
      .getByRole('button', { name: words('parcels.oneMore').replace('{outcome}', bStock) })
      .click();
    const note = page
      .getByRole('region', { name: words('returns.inspect.title') })
      .getByRole('textbox', { name: words('returns.note') });
    await note.fill('A scratch on its foot');
    await page.getByRole('link', { name: words('ui.back'), exact: true }).click();
    const question = page.getByRole('alertdialog', { name: words('parts.unsaved.title') });
    await question.getByRole('button', { name: words('parts.unsaved.stay') }).click();
    await expect(question).toBeHidden();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(note).toHaveValue('A scratch on its foot');
    await button('returns.inspect.finish').click();
    await expect(field('returns.refund.proof')).toBeVisible();
    expect(await stocked.stockOf(lamp)).toBe(stock + 1);
    await field('returns.refund.proof').fill('TRX-100');
    await button('returns.refund.pay').click();
    await expect(page.getByText(words('returns.states.refunded')).first()).toBeVisible();

    const { data: seen } = await stocked.api().call('getOrderReturns', { params }, shopper);
    expect(seen.returns[0]).toMatchObject({ state: 'refunded', refund: { total: 160 } });
    await page.goto(`${desk}/orders/order/${order.id}`);
    await expect(page.getByText(words('payments.creditNote.kind.refund'))).toBeVisible();
    await expect(page.getByText(/^CN-\d{6}$/)).toBeVisible();
    const file = page.waitForEvent('download');
    await button('order.invoice.download').click();
    expect((await file).suggestedFilename()).toMatch(/^INV-\d+\.pdf$/);
    await expectAccessible(page, 'an order with a credit note', { colours: 'both' });
    await page.getByRole('link', { name: words('returns.reasons.changed_mind') }).click();
    await expect(page).toHaveURL(`${desk}/returns/${asked.id}`);
    const history = page.getByRole('region', { name: words('returns.history') });
    await history.getByRole('link', { name: words('parts.trail') }).click();
    const row = page.getByRole('listitem').getByText(words('audit.actions.return.refund'));
    await expect(row).toBeVisible();
  });
});

ownerAtWork('en', ({ words, controls }) => {
  test('a return is opened for a customer who called', async ({ page, stocked, expectConsole }) => {
    expectConsole(/status of 400/);
    const { field, select, button } = controls(page);
    const lamp = await stocked.lamp({ price: 100 });
    const order = await stocked.order(await stocked.buyer(), [{ id: lamp.id, quantity: 2 }], {
      total: 250,
    });
    await stocked.advance(order, 'ongoing', 'dispatched', 'delivered');
    const desk = stocked.shop.adminOrigin;
    await page.goto(`${desk}/orders/order/${order.id}`);
    await page.getByRole('link', { name: words('returns.open.button') }).click();
    await button('returns.open.save').click();
    await expect(page.getByText(words('returns.open.chooseSome'))).toBeVisible();

    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: words('ui.increase') }).click();
    await select('returns.reason').selectOption('damaged');
    await field('returns.open.note').fill('وصلت مكسورة');
    await select('returns.refund.route').selectOption('wallet');
    await field('returns.open.payoutFields.number').fill('٠١٠٩٨٧٦٥٤٣٢');
    await expectAccessible(page, 'a return that staff open', { colours: 'both' });
    await button('returns.open.save').click();

    await expect(page).toHaveURL(/\/returns\/\d+$/);
    await expect(page.getByText('وصلت مكسورة')).toBeVisible();
    await expect(page.getByText('01098765432')).toBeVisible();
    await expect(button('returns.answer.approve')).toBeVisible();
  });
});
