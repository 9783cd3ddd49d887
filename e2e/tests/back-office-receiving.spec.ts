import { toast } from '../fixtures/forms.ts';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

/** Words with a number in them. */
const withNumbers = {
  wrong: 'سطر واحد لم يُضف. صحّحه وأضفه من جديد.',
  save: 'استلام 14 قطعة',
} as const;

ownerAtWork('ar', ({ locale, words, controls }) => {
  test('an owner scans, finds and pastes what came, corrects a line, and the whole delivery is on sale', async ({
    page,
    stocked,
  }) => {
    const [sold, named, listed] = [
      await stocked.lamp({ stock: 0 }),
      await stocked.lamp(),
      await stocked.lamp(),
    ];
    const { button, field } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/stock`);
    await page.getByRole('link', { name: words('goodsReceipts.receive'), exact: true }).click();

    // By the keyboard alone: Enter adds, and in the list it goes to the next product.
    const code = field('goodsReceipts.scan');
    await code.fill(sold.sku.toLowerCase());
    await code.press('Enter');
    const lines = page.getByRole('list', { name: words('goodsReceipts.lines') });
    const lineOf = ({ name }: typeof sold) =>
      lines.getByRole('listitem', { name: name[locale], exact: true });
    const quantityOf = (lamp: typeof sold) =>
      lineOf(lamp).getByRole('textbox', { name: words('goodsReceipts.quantity'), exact: true });
    await expect(quantityOf(sold)).toHaveValue('1');
    await expect(code).toHaveValue('');
    await code.fill(sold.sku);
    await code.press('Enter');
    await expect(quantityOf(sold)).toHaveValue('2');
    await quantityOf(sold).fill('٥');
    await quantityOf(sold).press('Enter');
    await expect(code).toBeFocused();

    await page.getByRole('searchbox').fill(named.name[locale]);
    await page.getByRole('button', { name: new RegExp(named.name[locale]) }).click();
    await expect(quantityOf(named)).toHaveValue('1');

    await button('goodsReceipts.openList').click();
    await field('goodsReceipts.pasted').fill(`${listed.sku}\t8\t60.5\nNO-LAMP\t3`);
    await button('goodsReceipts.addList').click();
    await expect(quantityOf(listed)).toHaveValue('8');
    const wrong = page.getByRole('list', { name: withNumbers.wrong });
    await expect(wrong).toContainText('NO-LAMP');
    await expect(wrong).toContainText(words('goodsReceipts.faults.code_unknown'));
    await expect(field('goodsReceipts.pasted')).toHaveValue('NO-LAMP\t3');

    // What is typed survives a reload.
    await field('goodsReceipts.reference').fill('DN-104');
    await page.reload();
    await expect(quantityOf(listed)).toHaveValue('8');
    await expect(field('goodsReceipts.reference')).toHaveValue('DN-104');
    // A product that is scanned meanwhile would be neither in this receipt nor in the next.
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/goods-receipts', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback();
    });
    await page.getByRole('button', { name: withNumbers.save, exact: true }).click();
    await code.fill(named.sku);
    await code.press('Enter');
    await expect(page.getByText(words('goodsReceipts.saving'), { exact: true })).toBeVisible();
    await expect(code).toHaveValue(named.sku);
    await expect(quantityOf(named)).toHaveValue('1');
    release();

    await expect(toast(page, words('goodsReceipts.saved'))).toBeVisible();
    const receipt = page.getByRole('region', { name: 'DN-104' });
    await expect(receipt).toContainText(listed.name[locale]);
    await expect(receipt).toContainText('484');
    const available = async () =>
      (await stocked.api().call('getProduct', { params: { id: String(sold.id) } })).data.stock
        .available;
    expect(await available()).toBe(5);

    // It was booked by mistake.
    await button('goodsReceipts.takeBack.action').click();
    const question = page.getByRole('alertdialog', { name: words('goodsReceipts.takeBack.title') });
    await expect(question).toContainText(words('goodsReceipts.takeBack.costs'));
    await question.getByRole('button', { name: words('goodsReceipts.takeBack.action') }).click();
    await expect(toast(page, words('goodsReceipts.takeBack.done'))).toBeVisible();
    await expect(receipt.getByText(words('goodsReceipts.takeBack.taken'))).toHaveCount(3);
    await expect(button('goodsReceipts.takeBack.action')).toHaveCount(0);
    expect(await available()).toBe(0);
    await page.goto(`${stocked.shop.adminOrigin}/stock/receipts`);
    const row = page.getByRole('link', { name: 'DN-104' }).first();
    await expect(row).toContainText(words('goodsReceipts.takeBack.taken'));
  });
});
