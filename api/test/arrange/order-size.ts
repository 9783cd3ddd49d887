import { type SettingValue, settingSchemas } from '@dp/contract/staff/settings.ts';
import type pg from 'pg';

type OrderSize = SettingValue<'order_size'>;

const ANY: OrderSize = { units_per_line: null, units_per_order: null, unconfirmed_cash: null };

/**
 * Sets how much one order may have, without a limit for what is not given: databases of tests begin so. Carts and
 * orders read it; pages learn of it with the next change of the catalogue.
 */
export async function limitOrderSize(
  pool: Pick<pg.Pool, 'query'>,
  limits: Partial<OrderSize> = {},
): Promise<void> {
  const value = settingSchemas.order_size.parse({ ...ANY, ...limits });
  await pool.query(
    `insert into settings (name, value, version) values ('order_size', $1, 1)
     on conflict (name) do update set value = excluded.value, version = settings.version + 1`,
    [JSON.stringify(value)],
  );
}
