import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { formatMoney } from '../money-format/format-money.ts';
import { isolate, isolateLtr } from '../pdf-text/isolate.ts';
import type { Principal } from '../principals/principal.ts';
import { type Device, listDevicesToRing, ringDevices } from '../staff/push/ring-devices.ts';
import type { OrderRow } from './full-order.ts';

const TITLES: Readonly<Record<Locale, string>> = { ar: 'طلب جديد', en: 'New order' };

/**
 * Rings the devices of staff at an order that was just placed. They are read by anybody who sees the phone: number,
 * total and governorate are all they say.
 *
 * @param read the devices (`listDevicesToRing`), when they were read already.
 */
export async function ringStaff(
  tx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  principal: Principal,
  { id, number, totalPiastres, address }: OrderRow,
  read?: readonly Device[],
): Promise<void> {
  const devices = read ?? (await listDevicesToRing(tx, deps, principal));
  await ringDevices(tx, deps, devices, (locale) => ({
    title: `${TITLES[locale]} ${isolateLtr(number)}`,
    body: [isolate(formatMoney(totalPiastres, locale)), address?.state[locale]]
      .filter((part) => part !== undefined)
      .join(' · '),
    path: `/orders/order/${id}`,
  }));
}
