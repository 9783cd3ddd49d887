import type { Locale } from './locale.ts';
import type { PlainPicture } from './pictures.ts';

/** The shop's logo: a picture that is described by the shop's name. */
export type ShopLogo = PlainPicture;

/** The settings that are a picture of one pass, mostly a drawing. */
export const SHOP_DRAWINGS = ['logo', 'logo_dark', 'app_icon'] as const;
export type ShopDrawing = (typeof SHOP_DRAWINGS)[number];
export function isShopDrawing(setting: string): setting is ShopDrawing {
  return SHOP_DRAWINGS.some((name) => name === setting);
}
/** The settings that are a photograph, with its light pass where it is a lamp's. */
export const ONBOARDING_PICTURES = [
  'onboarding_one',
  'onboarding_two',
  'onboarding_three',
] as const;
export type OnboardingPicture = (typeof ONBOARDING_PICTURES)[number];

/** What the shop says about itself, as the owner has set it; null where nothing is set, and then not shown. */
export interface ShopDetails {
  /** The short name on the logo, in page titles and of the installed app (specification §1: DP). */
  readonly title: string;
  /** Before the digits of the numbers of orders placed from now on, such as DP. */
  readonly order_prefix: string;
  /** Shown in place of the short name and its dot. */
  readonly logo: ShopLogo | null;
  /** For dark grounds, as in the evening; without one the logo is shown on a light plate there. */
  readonly logo_dark: ShopLogo | null;
  /** Square, of the installed app and of browser tabs; the shop's own icon without one. */
  readonly app_icon: ShopLogo | null;
  /** Of the pages that introduce the shop, in their order; the first is the splash's too. Its own without them. */
  readonly onboarding_one: PlainPicture | null;
  readonly onboarding_two: PlainPicture | null;
  readonly onboarding_three: PlainPicture | null;
  /** The seller's legal name, on invoices and labels. */
  readonly name_ar: string;
  readonly name_en: string;
  /** To call, with its country code (`+20…`) or a short number. */
  readonly phone: string | null;
  /** With its country code, `+20…`. */
  readonly whatsapp: string | null;
  readonly email: string | null;
  /** Where contact messages are mailed, if not to `email`. */
  readonly contact_email: string | null;
  /** An https address of a map. */
  readonly map_url: string | null;
  /** A text in one language only serves both. */
  readonly address_ar: string | null;
  readonly address_en: string | null;
  readonly hours_ar: string | null;
  readonly hours_en: string | null;
  /** The shop's pages elsewhere, each an https address. */
  readonly facebook: string | null;
  readonly instagram: string | null;
  readonly tiktok: string | null;
  readonly youtube: string | null;
  /** The number of the tax card, `123-456-789`. */
  readonly tax_number: string | null;
  readonly commercial_register: string | null;
  /** What a receipt of the tax authority says of the seller besides; never shown to shoppers. */
  readonly tax_branch_code: string | null;
  readonly tax_governorate: string | null;
  readonly tax_city: string | null;
  readonly tax_street: string | null;
  readonly tax_building: string | null;
  readonly tax_postal_code: string | null;
  readonly tax_activity_code: string | null;
  readonly tax_device_serial: string | null;
}

/** What of it the owner types. */
export type ShopTexts = Omit<ShopDetails, ShopDrawing | OnboardingPicture>;

/** A text of the shop in a language; one given in one language only serves both. */
export function shopText(
  shop: Pick<ShopDetails, 'address_ar' | 'address_en' | 'hours_ar' | 'hours_en'>,
  name: 'address' | 'hours',
  locale: Locale,
): string | null {
  return shop[`${name}_${locale}`] ?? shop[`${name}_ar`] ?? shop[`${name}_en`];
}
