import type { Route } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

test('a morning: orders are confirmed, packed and handed over; one is delivered, one comes back', async ({
  page,
  stocked,
}) => {
  const lamp = await stocked.lamp({ stock: 10 });
  const buyer = await stocked.buyer();
  const line = [{ id: lamp.id, quantity: 1 }];
  for (let n = 0; n < 2; n += 1) await stocked.order(buyer, line, { total: 150 });
  const { shop } = stocked;
  const button = (key: Parameters<typeof ar>[0]) =>
    page.getByRole('button', { name: ar(key), exact: true });

  await workAs(page, shop, 'orders');
  await page.goto(`${shop.adminOrigin}/orders`);
  await page.getByRole('link', { name: ar('orders.startConfirming') }).click();
  const confirmed = page.getByRole('button', { name: ar('orders.outcomeButtons.confirmed') });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^DP-/);
  const first = await heading.textContent();
  await confirmed.click();
  await expect(heading).not.toHaveText(first ?? '');
  await expect(heading).toHaveText(/^DP-/);
  await confirmed.click();
  await expect(page.getByText(ar('orders.allConfirmed.title'))).toBeVisible();

  await workAs(page, shop, 'warehouse');
  await page.goto(`${shop.adminOrigin}/packing`);
  await page.getByRole('button', { name: 'اجمع طلبين' }).click();
  const ticks = page.getByRole('button', { pressed: false }).filter({ hasText: '0/1' });
  await expect(ticks).toHaveCount(2);
  // The second line is ticked before the first one is answered.
  const pending: Route[] = [];
  await page.route('**/api/staff/picking/pick', async (route) => {
    pending.push(route);
    if (pending.length === 2) await Promise.all(pending.map((one) => one.continue()));
  });
  await ticks.first().click();
  await expect(ticks).toHaveCount(1);
  await ticks.first().click();
  await expect(ticks).toHaveCount(0);
  await button('packing.pack').first().click();
  await expect(button('packing.pack')).toHaveCount(1);
  await button('packing.pack').click();
  await expect(button('packing.pack')).toHaveCount(0);

  await page.goto(`${shop.adminOrigin}/handovers`);
  await button('handovers.open').click();
  await page.getByRole('button', { name: 'أضف الطردين الجاهزين' }).click();
  await page.getByRole('button', { name: 'توقيع: طردان يخرجان' }).click();
  await expect(toast(page, 'طردان مع المندوب')).toBeVisible();

  const move = async (key: 'delivered' | 'attempt_failed' | 'returned') => {
    await button(`parcels.moves.${key}`).click();
  };
  await page.goto(`${shop.adminOrigin}/parcels`);
  const parcels = page.getByRole('main').getByRole('listitem').getByRole('link');
  await parcels.first().click();
  await move('delivered');
  await button('parcels.save').click();
  await expect(page.getByText(ar('parcels.states.delivered')).first()).toBeVisible();
  await expect(button('parcels.save')).toHaveCount(0);

  await page.goto(`${shop.adminOrigin}/parcels?view=with_courier`);
  await expect(parcels).toHaveCount(1);
  await parcels.click();
  await move('attempt_failed');
  await page.getByLabel(ar('parcels.reason')).selectOption('refused');
  await button('parcels.save').click();
  await expect(page.getByText(ar('parcels.reasons.refused')).first()).toBeVisible();
  await expect(button('parcels.save')).toHaveCount(0);
  await move('returned');
  await button('parcels.save').click();
  await button('parcels.finishInspection').click();
  await expect(page.getByText(ar('parcels.inspected')).first()).toBeVisible();

  expect(await stocked.stockOf(lamp)).toBe(9);
  // Refused when anything does not add up.
  await shop.owner('audit');
});
