import type { MergeRefusal } from '@dp/contract/staff/customer-values.ts';
import type { CustomerAccount } from '../accounts/customer-changes.ts';
import { isProven, isVerified } from '../accounts/is-proven.ts';
import type { Db } from '../database/database.ts';
import { digitsOf } from '../find/terms.ts';
import { commonPhones } from './same-phone.ts';

/**
 * Why two accounts are not merged; undefined when they may be. Who can sign in to the one that stays will see
 * the other's orders and addresses, so somebody must have proven to own it; and the owner of the common phone
 * must not lose it to somebody who only typed it (decision 061).
 */
export async function findMergeRefusal(
  db: Db,
  stays: CustomerAccount,
  ends: CustomerAccount,
): Promise<MergeRefusal | undefined> {
  if (stays.id === ends.id) return 'same_account';
  const common = await commonPhones(db, stays.id, ends.id);
  if (common.length === 0) return 'no_common_phone';
  const provenCommon =
    ends.phone !== null && isProven(ends, 'phone') && common.includes(digitsOf(ends.phone));
  if (provenCommon && !isProven(stays, 'phone')) return 'other_way';
  // Nobody signs in to an account that staff made.
  const bothByStaff = stays.byStaff && ends.byStaff;
  if (!isVerified(stays) && !bothByStaff) return 'unproven';
  return undefined;
}
