import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { changeRow } from '../database/change-row.ts';
import type { Db } from '../database/database.ts';
import type { VoucherBenefit } from './voucher-rules.ts';
import { voucherRedemptions, vouchers } from './voucher-tables.ts';

export type VoucherRow = typeof vouchers.$inferSelect;
/** By what a voucher is named: its stored code, or its id. */
export type VoucherKey = { readonly code: string } | { readonly id: number };

/** The voucher of a code (upper-case); undefined when there is none. */
export async function findVoucher(db: Db, code: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, code));
  return row;
}

export async function findVoucherById(db: Db, id: number): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return row;
}

/** Locks a voucher until the transaction ends, so that orders count their use before or after. */
export async function lockVoucher(tx: Db, key: VoucherKey): Promise<VoucherRow | undefined> {
  const [row] = await tx
    .select()
    .from(vouchers)
    .where('id' in key ? eq(vouchers.id, key.id) : eq(vouchers.code, key.code))
    .for('update');
  return row;
}

/** Changes a voucher and raises its version. */
export async function changeVoucher(
  tx: Db,
  id: number,
  changes: Partial<Omit<VoucherRow, 'id' | 'code' | 'uses' | 'version'>>,
): Promise<VoucherRow> {
  return changeRow(tx, vouchers, id, changes);
}

/** What a voucher gave an order when it was placed; undefined when the order uses none. */
export async function findRedeemedBenefit(
  db: Db,
  orderId: number,
): Promise<VoucherBenefit | undefined> {
  const [row] = await db
    .select({ benefit: voucherRedemptions.benefit })
    .from(voucherRedemptions)
    .where(eq(voucherRedemptions.orderId, orderId));
  return row?.benefit;
}

/** How often a customer has used a voucher, cancelled orders not counted. */
export async function countUses(db: Db, voucherId: number, customerId: number): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(voucherRedemptions)
    .where(
      and(
        eq(voucherRedemptions.voucherId, voucherId),
        eq(voucherRedemptions.customerId, customerId),
      ),
    );
  return row?.uses ?? 0;
}

/** Counts one more use, if the voucher still has one and is still on; whether it did. */
export async function addUse(db: Db, voucherId: number): Promise<boolean> {
  const rows = await db
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(
      and(
        eq(vouchers.id, voucherId),
        eq(vouchers.disabled, false),
        or(isNull(vouchers.maxUses), lt(vouchers.uses, vouchers.maxUses)),
      ),
    )
    .returning({ id: vouchers.id });
  return rows.length > 0;
}

/** Writes down which order used a voucher. */
export async function insertRedemption(
  db: Db,
  row: typeof voucherRedemptions.$inferInsert,
): Promise<void> {
  await db.insert(voucherRedemptions).values(row);
}

/** Removes an order's use of a voucher, if any. */
export async function removeRedemption(db: Db, orderId: number): Promise<void> {
  const [row] = await db
    .delete(voucherRedemptions)
    .where(eq(voucherRedemptions.orderId, orderId))
    .returning({ voucherId: voucherRedemptions.voucherId });
  if (!row) return;
  await db
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} - 1` })
    .where(eq(vouchers.id, row.voucherId));
}

/** Adds a voucher; undefined when its code is taken. */
export async function insertVoucher(
  db: Db,
  row: typeof vouchers.$inferInsert,
): Promise<VoucherRow | undefined> {
  const [inserted] = await db.insert(vouchers).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** How many vouchers, ended ones too, are only for a category. */
export async function countVouchersOf(
  db: Db,
  group: { readonly categoryId: number } | { readonly brandId: number },
): Promise<number> {
  return db.$count(
    vouchers,
    'brandId' in group
      ? eq(vouchers.brandId, group.brandId)
      : eq(vouchers.categoryId, group.categoryId),
  );
}

/** Every voucher, the newest first. */
export async function listVoucherRows(db: Db): Promise<VoucherRow[]> {
  return db.select().from(vouchers).orderBy(desc(vouchers.id));
}

/** Vouchers from before one of them, the newest first. */
export async function listVoucherPage(
  db: Db,
  before: number | undefined,
  limit: number,
): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(before === undefined ? undefined : lt(vouchers.id, before))
    .orderBy(desc(vouchers.id))
    .limit(limit);
}

/** Gives one customer's uses of vouchers to another, so that limits per customer count both; how many. */
export async function moveRedemptions(tx: Db, from: number, into: number): Promise<number> {
  const moved = await tx
    .update(voucherRedemptions)
    .set({ customerId: into })
    .where(eq(voucherRedemptions.customerId, from))
    .returning({ id: voucherRedemptions.id });
  return moved.length;
}

/** Which vouchers a customer has used with which orders, the latest first. */
export async function listRedemptions(db: Db, customerId: number) {
  return db
    .select({
      code: vouchers.code,
      orderId: voucherRedemptions.orderId,
      at: voucherRedemptions.at,
    })
    .from(voucherRedemptions)
    .innerJoin(vouchers, eq(vouchers.id, voucherRedemptions.voucherId))
    .where(eq(voucherRedemptions.customerId, customerId))
    .orderBy(desc(voucherRedemptions.id));
}
