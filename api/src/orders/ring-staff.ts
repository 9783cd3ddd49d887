import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { formatMoney } from '../money-format/format-money.ts';
import { isolate, isolateLtr } from '../pdf-text/isolate.ts';
import type { Principal } from '../principals/principal.ts';
import { ringDevices } from '../staff/push/ring-devices.ts';
import type { OrderRow } from './full-order.ts';

const TITLES: Readonly<Record<Locale, string>> = { ar: 'طلب جديد', en: 'New order' };

/**
 * Rings the devices of staff at an order that was just placed. They are read by anybody who sees the phone: number,
 * total and governorate are all they say.
 */
export async function ringStaff(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { id, number, totalPiastres, address }: OrderRow,
): Promise<void> {
  await ringDevices(tx, deps, principal, (locale) => ({
    title: `${TITLES[locale]} ${isolateLtr(number)}`,
    body: [isolate(formatMoney(totalPiastres, locale)), address?.state[locale]]
      .filter((part) => part !== undefined)
      .join(' · '),
    path: `/orders/order/${id}`,
  }));
}
