import type { ProviderReport } from '../../payments/payment-provider.ts';
import type { ReadValue } from '../../remote/raw-json.ts';
import { describeSource } from '../describe-source.ts';

/** Where a failure's text comes from a stranger, it is cut. */
const FAILURE_MAX_LENGTH = 200;

/** Reads values of a transaction that the browser brought back: flat, and the order's id under either name. */
export function valuesOfQuery(query: URLSearchParams): ReadValue {
  return (path) =>
    path === 'order.id'
      ? (query.get('order') ?? query.get('order_id') ?? '')
      : (query.get(path) ?? '');
}

/**
 * What a transaction says. From a callback, what is not signed is not used: a transaction that belongs to
 * another one is `unknown`, and how much was refunded is null.
 */
export function reportOf(value: ReadValue, source: 'callback' | 'inquiry'): ProviderReport {
  const refunded = source === 'inquiry' ? (wholeNumber(value('refunded_amount_cents')) ?? 0) : null;
  const amount = wholeNumber(value('amount_cents'));
  return {
    status: statusOf(value, amount, refunded),
    amount,
    currency: value('currency') || null,
    merchant: value('integration_id') || null,
    // Not signed: an attempt's mode is that of its integration, which is.
    live: readFlag(value('is_live')),
    payment: value('id') || null,
    refunded,
    // Local text without a zone: the shop's own clock says when the money came.
    paidAt: null,
    failure: value('success') === 'true' ? null : failureOf(value),
    source: describeSource(
      value('source_data.sub_type') || value('source_data.type'),
      value('source_data.pan'),
    ),
  };
}

/** As Paymob's own plug-ins decide whether a transaction is paid. */
function statusOf(
  value: ReadValue,
  amount: number | null,
  refunded: number | null,
): ProviderReport['status'] {
  const is = (path: string) => value(path) === 'true';
  // A refund or void is a child with its own id and success; which of them is not signed.
  if (is('has_parent_transaction') || is('is_refund') || is('is_void')) return 'unknown';
  if (is('pending')) return 'pending';
  if (is('is_voided')) return 'voided';
  if (refunded !== null && refunded > 0 && amount !== null && refunded < amount) {
    return 'partly_refunded';
  }
  if (is('is_refunded') || (refunded ?? 0) > 0) return 'refunded';
  if (is('success') && value('error_occured') === 'false') return 'paid';
  return value('success') === 'false' || is('error_occured') ? 'failed' : 'unknown';
}

function failureOf(value: ReadValue): string | null {
  const text = value('data.message') || value('data.txn_response_code');
  return text.slice(0, FAILURE_MAX_LENGTH) || null;
}

function readFlag(text: string): boolean | null {
  return text === '' ? null : text === 'true';
}

function wholeNumber(text: string): number | null {
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}
