import {
  ONBOARDING_PICTURES,
  type OnboardingPicture,
  SHOP_DRAWINGS,
  type ShopDetails,
  type ShopDrawing,
} from '@dp/contract/shop-details.ts';
import { beginShopSettings } from '../../src/shop-settings/begin-shop-settings.ts';
import type { TestApp } from '../test-app.ts';

/** Sets what a new shop says about itself. */
export async function arrangeShop(shop: TestApp, details: Partial<ShopDetails>): Promise<void> {
  await beginShopSettings(shop.deps, () => details);
}

/** The settings as they are saved without any picture. */
export function withoutPictures<D extends ShopDetails>(details: D) {
  const none = [...SHOP_DRAWINGS, ...ONBOARDING_PICTURES].map((name) => [name, null]);
  return {
    ...details,
    ...(Object.fromEntries(none) as Record<ShopDrawing | OnboardingPicture, null>),
  };
}
