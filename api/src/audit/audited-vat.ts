import { type SQL, sql } from 'drizzle-orm';

/**
 * The VAT in a price in piastres as an accountant computes it: 14/114, rounded half up. Not `includedVat` on purpose,
 * so that the audit does not repeat a mistake of what it checks.
 */
export function auditedVat(piastres: SQL): SQL {
  return sql`round(${piastres} * 14 / 114.0)`;
}
