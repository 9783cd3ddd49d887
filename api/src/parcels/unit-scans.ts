import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { unitScans } from './unit-scan-tables.ts';

export type UnitScan = typeof unitScans.$inferSelect;

/** The scan that was counted with a key, of an order that is still being picked. */
export async function findScan(tx: Db, key: string): Promise<UnitScan | undefined> {
  const [scan] = await tx.select().from(unitScans).where(eq(unitScans.key, key));
  return scan;
}

/** Notes that a scan was counted. */
export async function recordScan(tx: Db, scan: UnitScan): Promise<void> {
  await tx.insert(unitScans).values(scan);
}

/** Forgets an order's scans with its picks. */
export async function deleteScans(tx: Db, orderId: number): Promise<void> {
  await tx.delete(unitScans).where(eq(unitScans.orderId, orderId));
}
