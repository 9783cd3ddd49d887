import { settingSchemas } from '@dp/contract/staff/settings.ts';
import { type SQL, sql } from 'drizzle-orm';
import { storedValueOf } from '../settings/setting-rows.ts';

const { staff_units: unset } = settingSchemas.low_stock.parse({});

/** Whether a row of `products` is on sale and low on stock, as the owner has set it. */
export const isLowOnStock: SQL<boolean> = sql`(
  published and stock <= coalesce((${storedValueOf('low_stock')} ->> 'staff_units')::int, ${unset}))`;
