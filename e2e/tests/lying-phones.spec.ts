import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

/** A phone lying on its side. */
test.use({ viewport: { width: 740, height: 360 } });

test('the checkout leaves the little height to the page, its buttons are at the end', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 120 });
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/checkout');
  const goOn = page.getByRole('button', { name: words('checkout.continue') });
  await expect(page.getByText('12 شارع النيل')).toBeInViewport({ ratio: 1 });
  await expect(goOn).toBeEnabled();
  await expect(goOn).not.toBeInViewport();
  await goOn.click();
  await page.waitForURL(/\/checkout\/review$/);
  const place = page.getByRole('button', { name: /^تأكيد الطلب/ });
  await expect(page.getByText(words('checkout.editCart'))).toBeVisible();
  await expect(place).not.toBeInViewport();
  await place.scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport({ ratio: 1 });
});
