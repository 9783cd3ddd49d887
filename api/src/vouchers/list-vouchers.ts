import type { Db } from '../database/database.ts';
import type { Voucher } from './voucher-rules.ts';
import { listVoucherRows } from './voucher-store.ts';

/** Every voucher, the newest first; for the shop. */
export async function listVouchers(db: Db): Promise<Voucher[]> {
  return listVoucherRows(db);
}
