import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { formatMoney } from '../money-format/format-money.ts';
import { isolate, isolateLtr } from '../pdf-text/isolate.ts';
import { type Device, ringDevices } from '../staff/push/ring-devices.ts';
import type { OrderRow } from './full-order.ts';

const TITLES: Readonly<Record<Locale, string>> = { ar: 'طلب جديد', en: 'New order' };

/**
 * Rings devices of staff (`listDevicesToRing`) at an order that was just placed. They are read by anybody who sees the phone: number,
 * total and governorate are all they say.
 */
export async function ringStaff(
  tx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  devices: readonly Device[],
  { id, number, totalPiastres, address }: OrderRow,
): Promise<void> {
  await ringDevices(tx, deps, devices, (locale) => ({
    title: `${TITLES[locale]} ${isolateLtr(number)}`,
    body: [isolate(formatMoney(totalPiastres, locale)), address?.state[locale]]
      .filter((part) => part !== undefined)
      .join(' · '),
    path: `/orders/order/${id}`,
  }));
}
