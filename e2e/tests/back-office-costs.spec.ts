import { toast } from '../fixtures/forms.ts';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

/** Words with a number in them. */
const withNumbers = {
  save: 'حفظ تكلفتين',
  saved: 'تم حفظ تكلفتين',
  undone: 'عادت تكلفتان كما كانتا',
} as const;

ownerAtWork('ar', ({ locale, words, controls }) => {
  test('an owner pastes a supplier’s list, sees the wrong line, saves the rest, and brings the old costs back', async ({
    page,
    stocked,
  }) => {
    const [one, other] = [await stocked.lamp({ price: 200 }), await stocked.lamp({ price: 100 })];
    const { button, field } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/prices`);
    await page.getByRole('link', { name: words('costs.open') }).click();
    await button('costs.check').click();
    await expect(page.getByText(words('costs.nothingTyped'))).toBeVisible();
    const lines = [`${one.sku}\t١٢٠`, `${other.sku.toLowerCase()}\t25.5`, 'NO-LAMP\t10'];
    await field('costs.lines').fill(lines.join('\n'));
    await button('costs.check').click();

    const found = page.getByRole('region', { name: words('costs.found') });
    await expect(found).toContainText(one.name[locale]);
    await expect(found).toContainText(words('costs.faults.sku_unknown'));
    // Arabic has a mark of direction before the sign.
    await expect(found).toContainText(/40\P{Nd}?%/u);
    await found.getByRole('button', { name: withNumbers.save, exact: true }).click();
    await expect(toast(page, withNumbers.saved)).toBeVisible();

    await button('costs.undo').click();
    await expect(toast(page, withNumbers.undone)).toBeVisible();
    await page.goto(`${stocked.shop.adminOrigin}/products/${one.id}`);
    const history = page.getByRole('region', { name: words('products.cost.title') });
    await expect(history).toContainText('120');
    await expect(history.getByRole('textbox')).toHaveValue('');
  });
});
