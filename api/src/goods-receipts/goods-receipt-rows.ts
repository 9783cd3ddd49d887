import { toPiastres } from '@dp/contract/money.ts';
import type { receiveGoodsBody } from '@dp/contract/staff/goods-receipts.ts';
import { desc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { goodsReceipts } from './goods-receipt-tables.ts';

export type GoodsReceiptRecord = typeof goodsReceipts.$inferSelect;

/** A page of receipts, the newest first; only those before one. */
export async function listReceiptRecords(
  db: Db,
  before: number | undefined,
  limit: number,
): Promise<GoodsReceiptRecord[]> {
  return db
    .select()
    .from(goodsReceipts)
    .where(before === undefined ? undefined : lt(goodsReceipts.id, before))
    .orderBy(desc(goodsReceipts.id))
    .limit(limit);
}

/** @throws ProblemError 404 `goods_receipt_not_found`. */
export async function requireReceipt(
  db: Db,
  id: number,
  { lock = false } = {},
): Promise<GoodsReceiptRecord> {
  const query = db.select().from(goodsReceipts).where(eq(goodsReceipts.id, id));
  const [receipt] = await (lock ? query.for('update') : query);
  if (!receipt) throw new ProblemError(404, 'goods_receipt_not_found');
  return receipt;
}

/** A product of a receipt. */
export interface ReceiptLineRow extends Record<string, unknown> {
  readonly id: number;
  readonly sku: string;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly shelf: string | null;
  readonly picture: StoredPicture | null;
  readonly quantity: number;
  readonly piastres: number | null;
  readonly takenBack: boolean;
  /** Pieces to sell now. */
  readonly stock: number;
}

/** What came in with a receipt, by SKU. */
export async function readReceiptLines(db: Db, receiptId: number): Promise<ReceiptLineRow[]> {
  const { rows } = await db.execute<ReceiptLineRow>(sql`
    select products.id, sku, name_ar as "nameAr", name_en as "nameEn", shelf, delta as quantity,
      cost_piastres::float8 as piastres, taken_back_movement_id is not null as "takenBack", stock,
      (select pictures->0 from product_details where product_id = products.id) as picture
    from goods_receipt_lines as line
    join stock_movements on stock_movements.id = movement_id
    join products on products.id = line.product_id
    where receipt_id = ${receiptId} order by sku`);
  return rows;
}

/** What receipts add up to, by id; those whose products are all deleted are absent. */
export async function sumReceipts(db: Db, ids: readonly number[]) {
  const { rows } = await db.execute<{
    id: number;
    products: number;
    units: number;
    piastres: number | null;
    takenBack: number;
  }>(sql`
    select receipt_id as id, count(*)::int as products, sum(delta)::float8 as units,
      sum(delta * cost_piastres)::float8 as piastres,
      count(taken_back_movement_id)::int as "takenBack"
    from goods_receipt_lines join stock_movements on stock_movements.id = movement_id
    where receipt_id = any(${sql.param([...ids])}::int[]) group by receipt_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What its stock movements say of a receipt. */
export function movementNote(words: {
  readonly reference?: string | null | undefined;
  readonly note?: string | null | undefined;
}): string | null {
  return [words.reference, words.note].filter(Boolean).join(' · ') || null;
}

/**
 * The receipt that was booked with a key, if it says the same.
 *
 * @throws ProblemError 409 `receipt_saved_already`.
 */
export async function requireSameReceipt(
  tx: Db,
  { key, reference, note, lines }: z.output<typeof receiveGoodsBody>,
): Promise<number> {
  const [saved] = await tx.select().from(goodsReceipts).where(eq(goodsReceipts.key, key));
  if (!saved) throw new Error('A key that was refused is there.');
  const before = new Map((await readReceiptLines(tx, saved.id)).map((line) => [line.id, line]));
  const isSame =
    saved.reference === (reference ?? null) &&
    saved.note === (note ?? null) &&
    lines.length === before.size &&
    lines.every(({ product_id: id, quantity, cost }) => {
      const line = before.get(id);
      const piastres = cost === undefined ? null : toPiastres(cost);
      return line?.quantity === quantity && line.piastres === piastres;
    });
  if (!isSame) throw new ProblemError(409, 'receipt_saved_already', { receipt: saved.id });
  return saved.id;
}
