import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { orderSnapshot } from '@dp/contract/staff/order-page.ts';
import type { z } from 'zod';
import { joinAddress, streetInWords } from '../../address-in-words.ts';
import type { OrderLineRow } from '../../full-order.ts';
import type { OrderAddress } from '../../order-tables.ts';

type Snapshot = z.output<typeof orderSnapshot>;

/** What an edit compares of an order; the money of a stored or a priced one. */
export function snapshotOf(
  {
    lines,
    address,
    ...money
  }: {
    readonly lines: readonly OrderLineRow[];
    readonly address: OrderAddress | null;
    readonly subtotalPiastres: number;
    readonly discountPiastres: number;
    readonly shippingPiastres: number;
    readonly totalPiastres: number;
  },
  locale: Locale,
): Snapshot {
  return {
    lines: lines.map(({ sku, nameAr, nameEn, quantity, unitPiastres }) => ({
      sku,
      name: locale === 'ar' ? nameAr : nameEn,
      quantity,
      unit_price: toEgp(unitPiastres),
    })),
    totals: {
      subtotal: toEgp(money.subtotalPiastres),
      discount: toEgp(money.discountPiastres),
      shipping: toEgp(money.shippingPiastres),
      total: toEgp(money.totalPiastres),
    },
    address: address && addressLine(address, locale),
  };
}

function addressLine(address: OrderAddress, locale: Locale): string {
  return joinAddress(locale, [
    address.fullName,
    address.mobile,
    streetInWords(locale, address),
    ...(address.landmark === null ? [] : [address.landmark]),
    address.city[locale],
    address.state[locale],
  ]);
}
