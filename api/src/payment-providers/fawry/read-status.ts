import type { ProviderReport } from '../../payments/payment-provider.ts';
import { readPounds } from '../../remote/pounds.ts';
import type { ReadValue } from '../../remote/raw-json.ts';
import { describeSource } from '../describe-source.ts';

/** Where a failure's text comes from a stranger, it is cut. */
const FAILURE_MAX_LENGTH = 200;
/** Milliseconds; more digits are not a time. */
const TIME = /^\d{12,14}$/;

const STATUSES: Readonly<Record<string, ProviderReport['status']>> = {
  NEW: 'pending',
  UNPAID: 'pending',
  PAID: 'paid',
  CANCELED: 'cancelled',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
  PARTIAL_REFUNDED: 'partly_refunded',
  EXPIRED: 'expired',
  FAILED: 'failed',
};

const NAMES: Readonly<Record<string, string>> = {
  PAYATFAWRY: 'Fawry',
  CARD: 'Card',
  MWALLET: 'Wallet',
};

/**
 * What a notification or the answer to an inquiry says; both have the same fields. The sum that was ordered
 * counts: what the shopper paid may contain fees.
 *
 * @param merchant The account whose key signed it, or that asked.
 */
export function reportOf(value: ReadValue, merchant: string, now: Date): ProviderReport {
  const status = STATUSES[value('orderStatus').toUpperCase()] ?? 'unknown';
  const amount = readPounds(value('orderAmount'));
  const method = value('paymentMethod');
  return {
    status,
    amount,
    // Fawry names no currency: it takes Egyptian pounds only.
    currency: 'EGP',
    merchant,
    live: null,
    payment: value('fawryRefNumber') || null,
    refunded: refundedOf(status, amount),
    paidAt: readTime(value('paymentTime'), now),
    failure:
      status === 'failed' ? value('failureReason').slice(0, FAILURE_MAX_LENGTH) || null : null,
    source: status === 'paid' ? describeSource(NAMES[method] ?? method, '') : null,
  };
}

/** How much of a payment went back in parts, Fawry does not say. */
function refundedOf(status: ProviderReport['status'], amount: number | null): number | null {
  if (status === 'paid') return 0;
  return status === 'refunded' ? amount : null;
}

/** A time of payment; one in the future is of a wrong clock. */
function readTime(text: string, now: Date): Date | null {
  if (!TIME.test(text)) return null;
  const time = new Date(Number(text));
  return time > now ? null : time;
}
