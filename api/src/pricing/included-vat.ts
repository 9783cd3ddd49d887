import { type SQL, sql } from 'drizzle-orm';

/** The VAT in a price in piastres, in SQL: the rule of `includedVatPiastres` in the contract; a test compares both. */
export function includedVat(piastres: SQL): SQL {
  return sql`floor((${piastres} * 28 + 114) / 228.0)`;
}

/** The VAT in a line of an order, after its share of the discount. */
export const lineVat: SQL = includedVat(
  sql`(order_lines.total_piastres - order_lines.discount_share_piastres)`,
);
