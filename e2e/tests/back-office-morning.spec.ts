import type { Route } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, testAlone as test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Words with a number in them. */
const ofTwo = {
  pick: 'اجمع طلبين',
  addAll: 'أضف الطردين الجاهزين',
  sign: 'توقيع: طردان يخرجان',
  signed: 'طردان مع المندوب',
} as const;

test('a morning in Arabic on a phone: orders are confirmed, packed and handed over; one is delivered, one comes back', async ({
  page,
  stocked,
}) => {
  const words = wordsOf('ar', 'admin');
  const { shop } = stocked;
  const lamp = await stocked.lamp({ stock: 10 });
  const buyer = await stocked.buyer();
  const line = [{ id: lamp.id, quantity: 1 }];
  for (let n = 0; n < 2; n += 1) await stocked.order(buyer, line, { total: 150 });
  const open = (path: string) => page.goto(`${shop.adminOrigin}${path}`);
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const button = (key: Parameters<typeof words>[0]) => named(words(key));

  await workAs(page, shop, 'orders');
  await open('/orders');
  await page.getByRole('link', { name: words('orders.startConfirming') }).click();
  const confirmed = page.getByRole('button', { name: words('order.outcomeButtons.confirmed') });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^DP-/);
  const first = await heading.textContent();
  await confirmed.click();
  await expect(heading).not.toHaveText(first ?? '');
  await expect(heading).toHaveText(/^DP-/);
  await confirmed.click();
  await expect(page.getByText(words('order.allConfirmed.title'))).toBeVisible();

  await workAs(page, shop, 'warehouse');
  await open('/packing');
  await named(ofTwo.pick).click();
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

  await open('/handovers');
  await button('handovers.open').click();
  await named(ofTwo.addAll).click();
  await named(ofTwo.sign).click();
  await expect(toast(page, ofTwo.signed)).toBeVisible();

  const move = async (key: 'delivered' | 'attempt_failed' | 'returned') => {
    await button(`parcels.moves.${key}`).click();
  };
  const parcels = page.getByRole('main').locator('a[href^="/parcels/"]');
  await open('/parcels?view=with_courier');
  await expect(parcels).toHaveCount(2);
  await parcels.first().click();
  await move('delivered');
  await button('parcels.save').click();
  await expect(page.getByText(words('parcels.states.delivered')).first()).toBeVisible();
  await expect(button('parcels.save')).toHaveCount(0);

  await open('/parcels?view=with_courier');
  await expect(parcels).toHaveCount(1);
  await parcels.click();
  await move('attempt_failed');
  await page.getByLabel(words('parcels.reason')).selectOption('refused');
  await button('parcels.save').click();
  await expect(page.getByText(words('parcels.reasons.refused')).first()).toBeVisible();
  await expect(button('parcels.save')).toHaveCount(0);
  await move('returned');
  await button('parcels.save').click();
  await button('parcels.finishInspection').click();
  await expect(page.getByText(words('parcels.inspected')).first()).toBeVisible();

  expect(await stocked.stockOf(lamp)).toBe(9);
  // Refused when anything does not add up.
  await shop.owner('audit');
});
