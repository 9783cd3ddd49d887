import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { beginShopSettings } from '../../src/shop-settings/begin-shop-settings.ts';
import type { TestApp } from '../test-app.ts';

/** Sets what a new shop says about itself. */
export async function arrangeShop(shop: TestApp, details: Partial<ShopDetails>): Promise<void> {
  await beginShopSettings(shop.deps, () => details);
}
