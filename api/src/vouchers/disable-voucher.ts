import type { Db } from '../database/database.ts';
import { normaliseCode } from './apply-voucher.ts';
import { switchOff } from './voucher-store.ts';

/** Turns a voucher off for good; orders that used it keep it. @returns whether there is such a voucher. */
export async function disableVoucher(db: Db, typedCode: string): Promise<boolean> {
  return switchOff(db, normaliseCode(typedCode));
}
