import { openDatabase } from '@dp/api/database/database.ts';
import type { ShopData } from '../load/shop-process.ts';

/** An order of the filled shop, with everything it can be found by. */
export interface SampleOrder extends Record<string, unknown> {
  readonly id: number;
  readonly number: string;
  readonly customerId: number;
  readonly name: string;
  /** E.164. */
  readonly mobile: string;
  readonly sku: string;
  /** Null before it was handed over. */
  readonly tracking: string | null;
}

/** Orders of every age; read while no process has the shop open. */
export async function sampleOrders(
  { folder, databaseUrl }: ShopData,
  count: number,
): Promise<SampleOrder[]> {
  const database = await openDatabase({ databaseUrl, dataDirectory: folder });
  try {
    const { rows } = await database.pool.query<SampleOrder>(
      `select orders.id, number, customer_id as "customerId", address->>'fullName' as name,
         address->>'mobile' as mobile, tracking_number as tracking,
         (select sku from order_lines where order_id = orders.id order by id limit 1) as sku
       from (
         select first + (last - first)::bigint * place / $1 as id
         from (select min(id) as first, max(id) as last from orders) as bounds,
           generate_series(0, $1::int - 1) as place
       ) as chosen
       join orders using (id)
       left join parcels on parcels.order_id = orders.id
       order by orders.id`,
      [count],
    );
    return rows;
  } finally {
    await database.close();
  }
}
