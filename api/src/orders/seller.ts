import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { Invoice } from '@dp/contract/orders.ts';
import { shopText } from '@dp/contract/shop-details.ts';
import type { Db } from '../database/database.ts';
import { readShop } from '../shop-settings/shop-details.ts';

/** The seller, from the shop's settings; an issued invoice stores a copy. */
export interface Seller {
  readonly name: Bilingual;
  /** A text given in one language only serves both. */
  readonly address: Readonly<Partial<Record<Locale, string>>>;
  /** The number of the tax card, `123-456-789`. */
  readonly taxNumber?: string | null | undefined;
  readonly commercialRegister?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** The seller as the shop's settings name it by now. */
export async function readSeller(db: Db): Promise<Seller> {
  const { details: shop } = await readShop(db);
  const [ar, en] = [shopText(shop, 'address', 'ar'), shopText(shop, 'address', 'en')];
  return {
    name: { ar: shop.name_ar, en: shop.name_en },
    address: ar === null || en === null ? {} : { ar, en },
    taxNumber: shop.tax_number,
    commercialRegister: shop.commercial_register,
    phone: shop.phone,
    email: shop.email,
  };
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
