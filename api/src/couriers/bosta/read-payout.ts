import { dayOf } from '@dp/contract/cairo-time.ts';
import type { ReadValue } from '../../remote/raw-json.ts';
import type { Payout } from '../courier-driver.ts';

/** Longest sum that is read, in pounds. */
const SUM_MAX = 10_000_000;

/**
 * What Bosta paid out for a delivery, by its wallet.
 *
 * @returns null before it was paid out; `'unknown'` when its sums cannot be read.
 */
export function readBostaPayout(value: ReadValue): Payout | null | 'unknown' {
  const cycle = (name: string) => value(`wallet.cashCycle.${name}`);
  const deposited = cycle('deposited_amt');
  const transaction = value('wallet.cashout.transaction_id');
  // In a cycle, but not transferred yet.
  if (deposited === '' || transaction === '') return null;
  const [cash, fees, vat, net] = [
    cycle('cod'),
    cycle('shipping_fees'),
    cycle('vat'),
    deposited,
  ].map(readSum);
  const isRead = cash !== undefined && fees !== undefined && vat !== undefined;
  if (!isRead || net === undefined || cash < 0) return 'unknown';
  const at = new Date(value('wallet.cashout.transaction_date'));
  const day = Number.isNaN(at.getTime()) ? null : dayOf(at);
  return { cash, fees: Math.abs(fees), vat: Math.abs(vat), net, transaction, day };
}

/** Pounds in piastres. Bosta computes in floating point, so that 10.64 comes as 10.640000000000002. */
function readSum(text: string): number | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text) || Math.abs(Number(text)) > SUM_MAX) return undefined;
  return Math.round(Number(text) * 100);
}
