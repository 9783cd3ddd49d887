import { expect } from 'vitest';
import { auditShop } from '../../src/audit/audit-shop.ts';
import type { Db } from '../../src/database/database.ts';

/** Closes a shop or its back office, in which everything must add up by then. */
export async function closeAudited(opened: { readonly db: Db; close(): Promise<void> }) {
  expect((await auditShop(opened.db)).findings).toEqual([]);
  await opened.close();
}
