import type { Locale } from '@dp/contract/locale.ts';

/** The shop's contact details, from its settings; unset ones are not shown. */
export interface ShopDetails {
  /** To call, with its country code (`+20…`) or a short number. */
  readonly phone: string | undefined;
  /** With its country code, `+20…`. */
  readonly whatsapp: string | undefined;
  readonly email: string | undefined;
  readonly mapUrl: string | undefined;
  readonly address: Readonly<Partial<Record<Locale, string>>>;
  readonly hours: Readonly<Partial<Record<Locale, string>>>;
}

/** The same in the language of a page. */
export interface ContactDetails
  extends Pick<ShopDetails, 'phone' | 'whatsapp' | 'email' | 'mapUrl'> {
  readonly address: string | undefined;
  readonly hours: string | undefined;
}

/** The details as a page shows them; a text given in one language only serves both. */
export function contactDetails(shop: ShopDetails, locale: Locale): ContactDetails {
  const words = (texts: ShopDetails['address']) => texts[locale] ?? texts.ar ?? texts.en;
  return { ...shop, address: words(shop.address), hours: words(shop.hours) };
}
