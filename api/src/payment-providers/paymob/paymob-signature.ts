import { createHmac } from 'node:crypto';
import type { ReadValue } from '../../remote/raw-json.ts';

/**
 * The signed values of a Paymob transaction in the documented order, with `error_occured` as Paymob spells it.
 * Not signed: order.merchant_order_id, is_refund, is_void, refunded_amount_cents, parent_transaction, data.
 */
const SIGNED = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order.id',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const;

/** Paymob's HMAC of a transaction: SHA-512 in hex over its signed values, joined with nothing between. */
export function signTransaction(value: ReadValue, secret: string): string {
  return createHmac('sha512', secret).update(SIGNED.map(value).join('')).digest('hex');
}
