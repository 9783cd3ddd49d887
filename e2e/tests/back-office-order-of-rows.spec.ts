import { workAs } from '../fixtures/own-staff.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

test.use({ viewport: { width: 1280, height: 900 } });

test('a row of a list is put in its place by dragging its handle, or by keys on it', async ({
  page,
  context,
  stocked,
}) => {
  const serial = Date.now();
  const names = [`أولى ${serial}`, `ثانية ${serial}`];
  const [first = '', second = ''] = names;
  await workAs(page, stocked.shop, 'content');
  const api = new StaffApi(context.request, stocked.shop.adminOrigin);
  for (const name of names) {
    const body = { name_ar: name, name_en: `Row ${serial}`, logo_id: null };
    await api.call('addBrand', { body });
  }
  await page.goto(`${stocked.shop.adminOrigin}/brands`);
  const rows = page.getByRole('row').filter({ hasText: String(serial) });
  const handle = (name: string) =>
    page.getByRole('button', { name: ar('groups.drag').replace('{name}', name) });
  await expect(rows).toContainText([first, second]);

  await handle(second).dragTo(rows.filter({ hasText: first }));
  await expect(rows).toContainText([second, first]);

  await handle(second).press('End');
  await expect(rows).toContainText([first, second]);
  await expect(handle(second)).toBeFocused();
});
