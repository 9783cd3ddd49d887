import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { TestBackOffice } from './test-back-office.ts';

it('a product with a new price, also as lists learn of it, stays on its page, and no index is written', async () => {
  const office = await TestBackOffice.open();
  try {
    const id = await insertProduct(office.db, {});
    const { before, after } = await office.db.transaction(async (tx) => {
      // Of this session: earlier updates may still be among them.
      const keptByNow = async () => {
        const { rows } = await tx.execute<{ is16: boolean; kept: number }>(sql`
          select current_setting('server_version_num')::int >= 160000 as is16,
            pg_stat_get_xact_tuples_hot_updated('products'::regclass)::int as kept`);
        return rows[0];
      };
      const before = await keptByNow();
      await tx.execute(sql`
        update products set list_price_piastres = list_price_piastres + 100, stock = stock + 1,
          version = version + 1, changed_in = changed_in + 1 where id = ${id}`);
      return { before, after: await keptByNow() };
    });
    // PostgreSQL 15 writes every index where one of any kind has a changed column.
    expect((after?.kept ?? 0) - (before?.kept ?? 0)).toBe(after?.is16 ? 1 : 0);
  } finally {
    await office.close();
  }
});
