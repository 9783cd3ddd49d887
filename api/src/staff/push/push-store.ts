import { DAY_MS } from '@dp/contract/durations.ts';
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { permissionsOf } from '../roles/roles.ts';
import { staff, staffRoles } from '../staff-tables.ts';
import { staffPushDevices, staffPushKeys } from './push-tables.ts';

/** Days without the back office being opened on a device, after which it rings no more. */
const LAPSE_DAYS = 30;

/** A moment before which a device must have been seen to be left alone. */
export function lapse(at: Date): Date {
  return new Date(at.getTime() - LAPSE_DAYS * DAY_MS);
}

/** The shop's keys. */
export async function readPushKeys(db: Db): Promise<{ publicKey: string; privateKey: string }> {
  const [keys] = await db.select().from(staffPushKeys);
  if (!keys) throw new Error('The database has no keys for web push.');
  return keys;
}

/** Stores the shop's keys unless it has some. */
export async function insertPushKeys(
  tx: Db,
  keys: { readonly publicKey: string; readonly privateKey: string },
): Promise<void> {
  await tx.insert(staffPushKeys).values(keys).onConflictDoNothing();
}

/** A device by its address at the push service. */
export async function findPushDevice(tx: Db, endpoint: string) {
  const [device] = await tx
    .select()
    .from(staffPushDevices)
    .where(eq(staffPushDevices.endpoint, endpoint));
  return device;
}

/** Stores a device, or what is new about it; returns its id. */
export async function upsertPushDevice(
  tx: Db,
  device: typeof staffPushDevices.$inferInsert,
): Promise<number> {
  const { endpoint: _, createdAt: __, ...changes } = device;
  const [row] = await tx
    .insert(staffPushDevices)
    .values(device)
    .onConflictDoUpdate({ target: staffPushDevices.endpoint, set: changes })
    .returning({ id: staffPushDevices.id });
  if (!row) throw new Error('The device was not stored.');
  return row.id;
}

/** A person's devices, last seen first. */
export async function listPushDevicesOf(db: Db, staffId: number, at: Date) {
  return db
    .select()
    .from(staffPushDevices)
    .where(and(eq(staffPushDevices.staffId, staffId), gt(staffPushDevices.seenAt, lapse(at))))
    .orderBy(desc(staffPushDevices.seenAt), desc(staffPushDevices.id));
}

/** Removes a device of one person; its User-Agent, or undefined when there is none. */
export async function deletePushDeviceOf(
  tx: Db,
  staffId: number,
  id: number,
): Promise<string | undefined> {
  const [removed] = await tx
    .delete(staffPushDevices)
    .where(and(eq(staffPushDevices.id, id), eq(staffPushDevices.staffId, staffId)))
    .returning({ device: staffPushDevices.device });
  return removed?.device;
}

/** Removes devices, such as those that a push service no longer knows. */
export async function deletePushDevices(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(staffPushDevices).where(inArray(staffPushDevices.id, [...ids]));
}

/** Removes a person's devices whose session ran out by itself, when their other sessions are ended. */
export async function deleteDetachedPushDevices(tx: Db, staffId: number): Promise<void> {
  await tx
    .delete(staffPushDevices)
    .where(and(eq(staffPushDevices.staffId, staffId), isNull(staffPushDevices.sessionId)));
}

/** Lets devices outlive sessions that have run out by themselves. */
export async function detachPushDevices(tx: Db, sessionIds: readonly number[]): Promise<void> {
  await tx
    .update(staffPushDevices)
    .set({ sessionId: null })
    .where(inArray(staffPushDevices.sessionId, [...sessionIds]));
}

/** Removes devices on which nobody has opened the back office for long. */
export async function deleteLapsedPushDevices(db: Db, at: Date): Promise<void> {
  await db.delete(staffPushDevices).where(lt(staffPushDevices.seenAt, lapse(at)));
}

/** Removes every device, as after a restore. */
export async function deleteAllPushDevices(db: Db): Promise<void> {
  await db.delete(staffPushDevices).where(sql`true`);
}

/** Devices whose owners may see orders, but for one person's; one device when `id` is given. */
export async function listRingingDevices(
  db: Db,
  at: Date,
  { id, except = 0 }: { readonly id?: number; readonly except?: number },
) {
  const rows = await db
    .select({
      id: staffPushDevices.id,
      endpoint: staffPushDevices.endpoint,
      p256dh: staffPushDevices.p256dh,
      auth: staffPushDevices.auth,
      locale: staff.locale,
      role: { key: staffRoles.key, permissions: staffRoles.permissions },
    })
    .from(staffPushDevices)
    .innerJoin(staff, eq(staff.id, staffPushDevices.staffId))
    .innerJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .where(
      and(
        isNull(staff.disabledAt),
        gt(staffPushDevices.seenAt, lapse(at)),
        ne(staffPushDevices.staffId, except),
        id === undefined ? undefined : eq(staffPushDevices.id, id),
      ),
    );
  return rows.filter(({ role }) => permissionsOf(role).includes('orders.read'));
}
