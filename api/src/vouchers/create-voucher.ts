import type { Deps } from '../deps.ts';
import { normaliseCode } from './apply-voucher.ts';
import type { Voucher } from './voucher-rules.ts';
import { insertVoucher } from './voucher-store.ts';

/** A voucher as the owner decides it. Money in piastres, percentages in basis points; either of the two is set. */
export type NewVoucher = Omit<Voucher, 'id' | 'uses' | 'disabled'>;

/** Why there can be no such voucher. */
export type VoucherFault =
  | 'code_invalid'
  | 'code_taken'
  | 'worth_missing'
  | 'worth_twice'
  | 'percent_out_of_range'
  | 'amount_too_small'
  | 'window_empty'
  | 'limit_too_small';

/** A voucher that cannot be. */
export class VoucherRefused extends Error {
  override readonly name = 'VoucherRefused';
  readonly fault: VoucherFault;
  constructor(fault: VoucherFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Adds a voucher. Its code is 3 to 40 of the letters A–Z, digits and dashes, whatever case it is typed in.
 *
 * @throws VoucherRefused
 */
export async function createVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  given: NewVoucher,
): Promise<Voucher> {
  const voucher = { ...given, code: normaliseCode(given.code) };
  const fault = faultOf(voucher);
  if (fault) throw new VoucherRefused(fault);
  const created = await insertVoucher(db, { ...voucher, createdAt: now() });
  if (!created) throw new VoucherRefused('code_taken');
  return created;
}

function faultOf(voucher: NewVoucher): VoucherFault | undefined {
  const { percentBasisPoints, amountPiastres, startsAt, endsAt } = voucher;
  if (!/^[A-Z0-9-]{3,40}$/.test(voucher.code)) return 'code_invalid';
  if (percentBasisPoints === null && amountPiastres === null) return 'worth_missing';
  if (percentBasisPoints !== null && amountPiastres !== null) return 'worth_twice';
  if (percentBasisPoints !== null && (percentBasisPoints < 1 || percentBasisPoints > 10_000)) {
    return 'percent_out_of_range';
  }
  if (amountPiastres !== null && amountPiastres < 1) return 'amount_too_small';
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) return 'window_empty';
  const limits = [voucher.maxUses, voucher.maxUsesPerCustomer];
  if (limits.some((limit) => limit !== null && limit < 1)) return 'limit_too_small';
  return undefined;
}
