import type { addCourierBody, editCourierBody } from '@dp/contract/staff/couriers.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import {
  type CourierRow,
  changeCourier,
  insertCourier,
  listCourierRows,
  lockCourier,
} from './courier-store.ts';
import { presentCourierName } from './present-parcels.ts';

type Courier = StaffCallOutput<'addCourier'>['data'];

/** Every courier, the inactive ones too. Throws 403 `permission_required` without `orders.read`. */
export async function listCouriers(db: Db, principal: Principal): Promise<Courier[]> {
  requirePermission(principal, 'orders.read');
  return (await listCourierRows(db)).map(present);
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

/** A new courier. Throws ProblemError 403 `permission_required` without `rates.edit`. */
export async function addCourier(
  { db, now }: Deps,
  principal: Principal,
  { kind, ...fields }: z.output<typeof addCourierBody>,
): Promise<Courier> {
  requirePermission(principal, 'rates.edit');
  return inTransaction(db, async (tx) => {
    const added = present(await insertCourier(tx, { kind, ...columns(fields) }));
    const subject = { kind: 'courier', id: added.id };
    await recordAudit(tx, principal, { action: 'courier.add', subject, after: added, at: now() });
    return added;
  });
}

/**
 * Changes a courier; an inactive one gets no more parcels.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`; 404 `courier_not_found`; 409
 *   `record_changed`.
 */
export async function editCourier(
  { db, now }: Deps,
  principal: Principal,
  { id, version, active, ...fields }: { id: number } & z.output<typeof editCourierBody>,
): Promise<Courier> {
  requirePermission(principal, 'rates.edit');
  return inTransaction(db, async (tx) => {
    const row = await lockCourier(tx, id);
    if (!row) throw new ProblemError(404, 'courier_not_found');
    const before = present(row);
    await assertVersion({ seen: version, version: before.version }, () => before);
    const after = present(await changeCourier(tx, id, { active, ...columns(fields) }));
    const subject = { kind: 'courier', id };
    await recordAudit(tx, principal, { action: 'courier.edit', subject, before, after, at: now() });
    return after;
  });
}

function columns({
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

function present({ nameAr, nameEn, trackingLink, claimDays, ...row }: CourierRow): Courier {
  const { id, kind, phone, active, version } = row;
  const name = { ar: nameAr, en: nameEn };
  const more = { tracking_link: trackingLink, claim_days: claimDays };
  return { id, name, kind, phone, ...more, active, version };
}
