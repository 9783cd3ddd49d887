import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { orderSnapshot, pricedSnapshot } from '@dp/contract/staff/order-page.ts';
import type { z } from 'zod';
import { isolate, isolateLtr } from '../../../pdf-text/isolate.ts';
import { presentTotals } from '../../../pricing/price-order.ts';
import { joinAddress, streetInWords } from '../../address-in-words.ts';
import type { NewOrderLine } from '../../full-order.ts';
import type { OrderAddress } from '../../order-tables.ts';

interface Compared {
  readonly lines: readonly NewOrderLine[];
  readonly address: OrderAddress | null;
  readonly subtotalPiastres: number;
  readonly discountPiastres: number;
  readonly shippingPiastres: number;
  readonly totalPiastres: number;
}

/** What an edit compares of an order; the money of a stored or a priced one. */
export function pricedSnapshotOf(
  compared: Compared,
  locale: Locale,
): z.output<typeof pricedSnapshot> {
  const { lines, address } = compared;
  return {
    lines: lines.map(({ sku, nameAr, nameEn, quantity, unitPiastres }) => ({
      sku,
      name: locale === 'ar' ? nameAr : nameEn,
      quantity,
      unit_price: toEgp(unitPiastres),
    })),
    totals: presentTotals(compared),
    address: address && addressLine(address, locale),
  };
}

/** What an edit compares of an order, as the timeline keeps it. */
export function snapshotOf(compared: Compared, locale: Locale): z.output<typeof orderSnapshot> {
  const { totals, ...rest } = pricedSnapshotOf(compared, locale);
  const { vat_included: _, ...money } = totals;
  return { ...rest, totals: money };
}

/** An address on one line. */
export function addressLine(address: OrderAddress, locale: Locale): string {
  return joinAddress(locale, [
    isolate(address.fullName),
    isolateLtr(address.mobile),
    streetInWords(locale, address),
    ...(address.landmark === null ? [] : [isolate(address.landmark)]),
    address.city[locale],
    address.state[locale],
  ]);
}
