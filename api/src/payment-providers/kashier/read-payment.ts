import type { ProviderReport } from '../../payments/payment-provider.ts';
import { readPounds } from '../../remote/pounds.ts';
import type { ReadValue } from '../../remote/raw-json.ts';
import { describeSource } from '../describe-source.ts';

/** Where a failure's text comes from a stranger, it is cut. */
const FAILURE_MAX_LENGTH = 200;

const STATUSES: Readonly<Record<string, ProviderReport['status']>> = {
  CREATED: 'pending',
  SUCCESS: 'paid',
  PENDING: 'pending',
  PENDING_ACTION: 'pending',
  FAILED: 'failed',
  FAILURE: 'failed',
  DECLINED: 'failed',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partly_refunded',
  VOIDED: 'voided',
};

/** What is read of a webhook, of an answer, and of what the browser brought back. */
export interface KashierPayment {
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  /**
   * Kashier's order. A session has one order and takes the money for it once, and refunds are of the order: it is
   * what the shop calls the payment.
   */
  readonly order: string;
  readonly failure: string;
  readonly card: string;
  readonly method: string;
}

/** @param merchant The account whose key signed it, or that asked. */
export function reportOf(payment: KashierPayment, merchant: string): ProviderReport {
  const status = STATUSES[payment.status.toUpperCase()] ?? 'unknown';
  const amount = readPounds(payment.amount);
  return {
    // Without Kashier's order there is nothing that a later report could be compared with.
    status: status === 'paid' && payment.order === '' ? 'unknown' : status,
    amount,
    currency: payment.currency || null,
    merchant,
    live: null,
    payment: payment.order || null,
    // Kashier does not say how much of a payment went back in parts.
    refunded: status === 'refunded' ? amount : null,
    paidAt: null,
    failure: status === 'failed' ? payment.failure.slice(0, FAILURE_MAX_LENGTH) || null : null,
    source: status === 'paid' ? describeSource(payment.method, payment.card) : null,
  };
}

/** The answer to an inquiry. */
export function readAnswer(value: ReadValue): KashierPayment {
  const first = (...paths: string[]) => paths.map(value).find((text) => text !== '') ?? '';
  return {
    status: first('data.status', 'data.paymentStatus'),
    amount: first('data.amount'),
    currency: first('data.currency'),
    order: first('data.kashierOrderId', 'data.orderId'),
    failure: first('data.transactionResponseMessage.en', 'data.transactionResponseCode'),
    card: first('data.card.cardInfo.maskedCard', 'data.maskedCard'),
    method: first('data.card.cardInfo.cardBrand', 'data.cardBrand', 'data.method'),
  };
}
