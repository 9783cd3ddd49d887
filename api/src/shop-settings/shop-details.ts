import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../config.ts';
import type { Db } from '../database/database.ts';
import { readSetting, storedValueOf } from '../settings/setting-rows.ts';

/** The name of the setting. */
export const SHOP_SETTING = 'shop';

/** What the shop says about itself, and its version; 0 while nobody has set it. */
export interface KnownShop {
  readonly version: number;
  readonly details: ShopDetails;
}

/** A shop whose owner has set nothing yet. */
export const UNSET_SHOP: KnownShop = {
  version: 0,
  details: {
    title: 'DP',
    order_prefix: 'DP',
    logo: null,
    logo_dark: null,
    app_icon: null,
    onboarding_one: null,
    onboarding_two: null,
    onboarding_three: null,
    name_ar: 'دي بي للإضاءة',
    name_en: 'DP Lighting',
    phone: null,
    whatsapp: null,
    email: null,
    contact_email: null,
    map_url: null,
    address_ar: null,
    address_en: null,
    hours_ar: null,
    hours_en: null,
    facebook: null,
    instagram: null,
    tiktok: null,
    youtube: null,
    tax_number: null,
    commercial_register: null,
    tax_branch_code: null,
    tax_governorate: null,
    tax_city: null,
    tax_street: null,
    tax_building: null,
    tax_postal_code: null,
    tax_activity_code: null,
    tax_device_serial: null,
  },
};

/** What the shop says about itself by now. */
export async function readShop(db: Db): Promise<KnownShop> {
  const row = await readSetting(db, SHOP_SETTING);
  return row ? { version: row.version, details: shopDetailsOf(row.value) } : UNSET_SHOP;
}

/** What the shop says about itself, as an expression for queries of others, whose value `shopDetailsOf` reads. */
export const storedShop: SQL<unknown> = storedValueOf(SHOP_SETTING);

/** The letters of the next order's number, for the statement that inserts it. */
export const storedOrderPrefix: SQL<string> = sql`coalesce(${storedShop} ->> 'order_prefix', ${UNSET_SHOP.details.order_prefix}::text)`;

/** The details that are stored; null while nobody has set any. */
export function shopDetailsOf(stored: unknown): ShopDetails {
  // Fields that are newer than the row are not set.
  return { ...UNSET_SHOP.details, ...(stored as Partial<ShopDetails> | null) };
}

/** Where the shop reads its mail: the address it has set, else the one it sends from. */
export function shopAddress(shop: ShopDetails, config: Pick<ApiConfig, 'mailFrom'>): string {
  return shop.contact_email ?? shop.email ?? mailFromAddress(config);
}

/** The address in `MAIL_FROM`, without its name. */
export function mailFromAddress({ mailFrom }: Pick<ApiConfig, 'mailFrom'>): string {
  return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
}
