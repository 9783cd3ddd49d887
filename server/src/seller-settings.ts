import type { Seller } from '@dp/api/orders/seller.ts';
import type { ShopDetails } from '@dp/storefront/app/contact/shop-details.ts';
import { z } from 'zod';

const name = z.string().max(120, 'should have at most 120 characters').optional();

/** The seller's details on invoices besides address, phone and e-mail, in the environment. */
export const sellerSettings = {
  SHOP_NAME_AR: name,
  SHOP_NAME_EN: name,
  SHOP_TAX_NUMBER: z
    .string()
    .regex(/^\d{3}-?\d{3}-?\d{3}$/, 'should be the nine digits of the tax card, 123-456-789')
    .transform((digits) => digits.replace(/^(\d{3})-?(\d{3})-?(\d{3})$/, '$1-$2-$3'))
    .optional(),
  SHOP_COMMERCIAL_REGISTER: z
    .string()
    .regex(/^\d{1,12}$/, 'should be a number')
    .optional(),
};

type SellerSettings = Partial<Readonly<Record<keyof typeof sellerSettings, string | undefined>>>;

/** The default name of the seller. */
const NAME: Seller['name'] = { ar: 'دي بي للإضاءة', en: 'DP Lighting' };

/** The seller on invoices; in production only what the owner has set. */
export function readSeller(
  env: SellerSettings,
  { address, phone, email }: ShopDetails,
  production: boolean,
): Seller {
  const example = production
    ? undefined
    : { taxNumber: '000-000-000', commercialRegister: '00000' };
  return {
    name: {
      ar: env.SHOP_NAME_AR ?? env.SHOP_NAME_EN ?? NAME.ar,
      en: env.SHOP_NAME_EN ?? env.SHOP_NAME_AR ?? NAME.en,
    },
    address,
    taxNumber: env.SHOP_TAX_NUMBER ?? example?.taxNumber,
    commercialRegister: env.SHOP_COMMERCIAL_REGISTER ?? example?.commercialRegister,
    phone,
    email,
  };
}
