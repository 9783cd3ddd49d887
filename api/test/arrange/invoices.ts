import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { insertProduct } from './catalogue.ts';
import { type Buyer, placed } from './orders.ts';
import { arrangeShop } from './shop-settings.ts';

/** What the law wants of the seller, and a lamp for 1,250 EGP, whose id is returned. */
export async function arrangeInvoices(shop: TestApp): Promise<number> {
  await arrangeShop(shop, {
    address_ar: 'شارع نجيب الريحاني، القاهرة',
    address_en: 'Naguib El Rihani St., Cairo',
    tax_number: '123-456-789',
    commercial_register: '98765',
  });
  return insertProduct(shop.db, {
    sku: 'DP-TL-0001',
    name: { ar: 'أباجورة مكتب بالإضاءة الدافئة', en: 'Desk lamp, warm light' },
    listPrice: 1_250,
    stock: 10_000,
  });
}

/** An order of one lamp. */
export function orderedLamp(shop: TestApp, buyer: Buyer, lamp: number, body: object = {}) {
  return placed(shop, buyer, { lines: [{ id: lamp, quantity: 1 }], expected_total: 1_300, body });
}

/** An order's invoice, as its buyer sees it. */
export async function readInvoice(
  shop: TestApp,
  { token }: Buyer,
  id: number,
  locale: 'ar' | 'en' = 'en',
) {
  const answer = await shop.call('getInvoice', { params: { id } }, { token, locale });
  expect(answer.status).toBe(200);
  return answer.body.data;
}
