import type { ShopDetails } from '@dp/storefront/app/contact/shop-details.ts';
import { z } from 'zod';

const text = z.string().max(300, 'should have at most 300 characters').optional();

/** The settings of the contact page, in the environment. */
export const shopSettings = {
  SHOP_PHONE: z
    .string()
    .regex(/^(\+[1-9]\d{7,14}|\d{3,10})$/, 'should be a number such as +20223456789 or 19000')
    .optional(),
  SHOP_WHATSAPP: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, 'should be a number with its country code, such as +201012345678')
    .optional(),
  SHOP_EMAIL: z.email('should be an e-mail address').optional(),
  SHOP_MAP_URL: z.url({ protocol: /^https$/, error: 'should be an https address' }).optional(),
  SHOP_ADDRESS_AR: text,
  SHOP_ADDRESS_EN: text,
  SHOP_HOURS_AR: text,
  SHOP_HOURS_EN: text,
};

type ShopSettings = Partial<
  Readonly<Record<keyof typeof shopSettings | 'CONTACT_EMAIL', string | undefined>>
>;

/** Example details in development. */
const EXAMPLE: ShopDetails = {
  phone: '+20221234567',
  whatsapp: '+201000000000',
  email: 'shop@dp.example',
  mapUrl: 'https://www.openstreetmap.org/?mlat=30.0537&mlon=31.2443#map=17/30.0537/31.2443',
  address: {
    ar: 'شارع نجيب الريحاني، وسط البلد، القاهرة',
    en: 'Naguib El Rihani St., Downtown, Cairo',
  },
  hours: {
    ar: 'من السبت إلى الخميس، من 10 صباحًا إلى 10 مساءً',
    en: 'Saturday to Thursday, 10 am to 10 pm',
  },
};

/** The shop's details; in production only what the owner has set. */
export function readShopDetails(env: ShopSettings, production: boolean): ShopDetails {
  const example = production ? undefined : EXAMPLE;
  return {
    phone: env.SHOP_PHONE ?? example?.phone,
    whatsapp: env.SHOP_WHATSAPP ?? example?.whatsapp,
    email: env.SHOP_EMAIL ?? env.CONTACT_EMAIL ?? example?.email,
    mapUrl: env.SHOP_MAP_URL ?? example?.mapUrl,
    address: inBoth(env.SHOP_ADDRESS_AR, env.SHOP_ADDRESS_EN) ?? example?.address ?? {},
    hours: inBoth(env.SHOP_HOURS_AR, env.SHOP_HOURS_EN) ?? example?.hours ?? {},
  };
}

function inBoth(
  ar: string | undefined,
  en: string | undefined,
): ShopDetails['address'] | undefined {
  if (ar === undefined && en === undefined) return undefined;
  return { ...(ar === undefined ? {} : { ar }), ...(en === undefined ? {} : { en }) };
}
