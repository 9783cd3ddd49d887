import {
  bigint,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/** Deliveries that were received. */
export const goodsReceipts = pgTable(
  'goods_receipts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by who sent it: one that is sent twice is booked once. */
    key: uuid().notNull().unique(),
    /** The supplier's, such as the number of its delivery note. */
    reference: text(),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    ...actorColumns,
  },
  (table) => [check('goods_receipts_actor', actorIsNamed(table))],
);

/** Which stock movements a receipt made, and which took it back: how many pieces came is only said there. */
export const goodsReceiptLines = pgTable(
  'goods_receipt_lines',
  {
    receiptId: integer('receipt_id')
      .notNull()
      .references(() => goodsReceipts.id),
    productId: integer('product_id').notNull(),
    movementId: bigint('movement_id', { mode: 'number' }).notNull(),
    /** Null while the product is not taken back. */
    takenBackMovementId: bigint('taken_back_movement_id', { mode: 'number' }),
    /** What one piece cost; null when it was not said. */
    costPiastres: bigint('cost_piastres', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.receiptId, table.productId] })],
);
