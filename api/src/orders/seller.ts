import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { Invoice } from '@dp/contract/orders.ts';

/** The seller, from the shop's settings (docs/operations.md); an issued invoice stores a copy. */
export interface Seller {
  readonly name: Bilingual;
  /** A text given in one language only serves both. */
  readonly address: Readonly<Partial<Record<Locale, string>>>;
  /** The number of the tax card, `123-456-789`. */
  readonly taxNumber?: string | undefined;
  readonly commercialRegister?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The seller in the language of an invoice. */
export function presentSeller(seller: Seller, locale: Locale): Invoice['seller'] {
  const { name, address, taxNumber, commercialRegister, phone, email } = seller;
  return {
    name: name[locale],
    address: address[locale] ?? address.ar ?? address.en ?? null,
    tax_number: taxNumber ?? null,
    commercial_register: commercialRegister ?? null,
    phone: phone ?? null,
    email: email ?? null,
  };
}
