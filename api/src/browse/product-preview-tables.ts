import type { Locale } from '@dp/contract/locale.ts';
import type { Product } from '@dp/contract/products.ts';
import { index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Products as somebody was about to save them, for an hour. */
export const productPreviews = pgTable(
  'product_previews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who made it; no foreign key, so that features stay apart. */
    staffId: integer('staff_id').notNull(),
    /** As the shop would show it. */
    shown: jsonb().$type<Readonly<Record<Locale, Product>>>().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_previews_staff').on(table.staffId, table.id),
    index('product_previews_ends').on(table.endsAt),
  ],
);
