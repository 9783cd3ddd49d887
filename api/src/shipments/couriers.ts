import type { addCourierBody } from '@dp/contract/staff/couriers.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type CourierRow, listCourierRows } from './courier-store.ts';
import { presentCourierName } from './present-parcels.ts';

/** A courier as staff see it. */
export type Courier = StaffCallOutput<'addCourier'>['data'];

/** Every courier, the inactive ones too. Throws 403 `permission_required` without `orders.read`. */
export async function listCouriers(db: Db, principal: Principal): Promise<Courier[]> {
  requirePermission(principal, 'orders.read');
  return (await listCourierRows(db)).map(presentCourier);
}

/** Couriers' names by id. */
export async function readCouriersByName(
  db: Db,
): Promise<Map<number, ReturnType<typeof presentCourierName>>> {
  return new Map((await listCourierRows(db)).map((row) => [row.id, presentCourierName(row)]));
}

/** Throws ProblemError 404 `courier_not_found`. */
export async function assertCourier(db: Db, id: number): Promise<void> {
  const rows = await listCourierRows(db);
  if (!rows.some((row) => row.id === id)) throw new ProblemError(404, 'courier_not_found');
}

/** The columns of what staff typed about a courier. */
export function courierColumns({
  name,
  phone,
  tracking_link: trackingLink,
  claim_days: claimDays,
}: Pick<z.output<typeof addCourierBody>, 'name' | 'phone' | 'tracking_link' | 'claim_days'>) {
  return {
    nameAr: name.ar,
    nameEn: name.en,
    phone: phone ?? null,
    trackingLink: trackingLink ?? null,
    ...(claimDays === undefined ? {} : { claimDays }),
  };
}

/** A row as staff see it. */
export function presentCourier({
  nameAr,
  nameEn,
  trackingLink,
  claimDays,
  ...row
}: CourierRow): Courier {
  const { id, kind, phone, active, version } = row;
  const name = { ar: nameAr, en: nameEn };
  const more = { tracking_link: trackingLink, claim_days: claimDays };
  return { id, name, kind, phone, ...more, active, version };
}
