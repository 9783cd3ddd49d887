import { StartupError } from '@dp/api/database/startup-error.ts';
import type { Deps } from '@dp/api/deps.ts';
import { beginShopSettings } from '@dp/api/shop-settings/begin-shop-settings.ts';
import { UNSET_SHOP } from '@dp/api/shop-settings/shop-details.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { shopSettings } from '@dp/contract/staff/shop-settings.ts';

/** Variables that set what is now a setting of the back office, by the setting. */
const FORMER = {
  name_ar: 'SHOP_NAME_AR',
  name_en: 'SHOP_NAME_EN',
  phone: 'SHOP_PHONE',
  whatsapp: 'SHOP_WHATSAPP',
  email: 'SHOP_EMAIL',
  contact_email: 'CONTACT_EMAIL',
  map_url: 'SHOP_MAP_URL',
  address_ar: 'SHOP_ADDRESS_AR',
  address_en: 'SHOP_ADDRESS_EN',
  hours_ar: 'SHOP_HOURS_AR',
  hours_en: 'SHOP_HOURS_EN',
  tax_number: 'SHOP_TAX_NUMBER',
  commercial_register: 'SHOP_COMMERCIAL_REGISTER',
} as const satisfies Partial<Record<keyof ShopDetails, string>>;

type FormerSetting = keyof typeof FORMER;
const FORMER_SETTINGS = Object.keys(FORMER) as FormerSetting[];

/** What the variables say, by the setting that took their place; empty ones count as absent. */
export type FormerShop = Readonly<Partial<Record<FormerSetting, string>>>;

export function readFormerShop(variables: NodeJS.ProcessEnv): FormerShop {
  const given = FORMER_SETTINGS.map((name) => [name, variables[FORMER[name]]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== ''));
}

/** Example details of a shop in development. */
export const EXAMPLE_SHOP: Partial<ShopDetails> = {
  phone: '+20221234567',
  whatsapp: '+201000000000',
  email: 'shop@dp.example',
  map_url: 'https://www.openstreetmap.org/?mlat=30.0537&mlon=31.2443#map=17/30.0537/31.2443',
  address_ar: 'شارع نجيب الريحاني، وسط البلد، القاهرة',
  address_en: 'Naguib El Rihani St., Downtown, Cairo',
  hours_ar: 'من السبت إلى الخميس، من 10 صباحًا إلى 10 مساءً',
  hours_en: 'Saturday to Thursday, 10 am to 10 pm',
  tax_number: '000-000-000',
  commercial_register: '00000',
};

/**
 * At the first start of this version the shop's settings begin with what the variables say, in development
 * with an example for the rest. From then on the settings alone count, and variables that are still set are
 * named in a line.
 *
 * @throws StartupError that names the variables whose values are not valid, while they are needed.
 */
export async function beginWithFormerVariables(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  former: FormerShop,
  say: (line: string) => void,
): Promise<void> {
  const given = FORMER_SETTINGS.filter((name) => former[name] !== undefined);
  const names = given.map((name) => FORMER[name]).join(', ');
  if (deps.config.mode === 'production' && given.length === 0) return;
  const example = deps.config.mode === 'production' ? {} : EXAMPLE_SHOP;
  const begun = await beginShopSettings(deps, () => ({ ...example, ...parse(former) }));
  if (given.length === 0) return;
  say(
    begun
      ? `${names}: copied into the shop's settings, where they are changed from now on (back office, Shop settings). Remove them from the configuration.`
      : `${names}: no longer used. The shop's settings in the back office count; remove them from the configuration.`,
  );
}

function parse(former: FormerShop): Partial<ShopDetails> {
  const { name_ar: ar, name_en: en } = former;
  const { title, order_prefix, ...names } = UNSET_SHOP.details;
  const parsed = shopSettings.safeParse({
    ...former,
    title,
    order_prefix,
    // What is given in one language only serves both.
    name_ar: ar ?? en ?? names.name_ar,
    name_en: en ?? ar ?? names.name_en,
    email: former.email ?? former.contact_email,
  });
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0] as FormerSetting));
    const lines = [...wrong].map((name) => `  ${FORMER[name]} is not valid: ${former[name]}`);
    throw new StartupError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const isSet = ([, value]: [string, unknown]) => value !== null;
  return Object.fromEntries(Object.entries(parsed.data).filter(isSet));
}
