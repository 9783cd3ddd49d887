import { createHmac } from 'node:crypto';
import type { Callback } from './simulator.ts';

const HMAC_SECRET = 'sim_hmac_secret';
const SIGNED =
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided order.id owner pending source_data.pan source_data.sub_type source_data.type success';

/** What the shop registered to be paid. */
export interface Intention {
  readonly order: number;
  readonly amount: number;
  readonly reference: string;
  readonly integration: number;
  readonly notificationUrl: string;
  readonly redirectionUrl: string;
}
export type Transaction = ReturnType<typeof newTransaction>;
type Body = Record<string, unknown>;

let lastId = 100_000;

export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** A payment that succeeded. */
export function newTransaction({ order, amount, reference, integration }: Intention) {
  return {
    id: nextId(),
    pending: false,
    success: true,
    error_occured: false,
    amount_cents: amount,
    currency: 'EGP',
    created_at: '2026-08-14T12:00:00.000000',
    integration_id: integration,
    owner: 10,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_3d_secure: true,
    is_void: false,
    is_refund: false,
    refunded_amount_cents: 0,
    has_parent_transaction: false,
    parent_transaction: null as number | null,
    source_data: { type: 'card', sub_type: 'Visa', pan: '1111' },
    order: { id: order, merchant_order_id: reference },
    data: { message: 'Approved' },
    is_live: false,
  };
}

function sign(transaction: Transaction): string {
  const text = SIGNED.split(' ')
    .map((path) => path.split('.').reduce<unknown>((at, key) => (at as Body)[key], transaction))
    .join('');
  return createHmac('sha512', HMAC_SECRET).update(text).digest('hex');
}

/** A callback in the bytes that are sent; a later change of the transaction does not change it. */
export function callbackOf(transaction: Transaction): Callback {
  return {
    query: `hmac=${sign(transaction)}`,
    body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }),
    headers: {},
  };
}

/** What is different of a declined one. */
export const DECLINED = { success: false, error_occured: true, data: { message: 'Declined' } };

/** A callback with a wrong signature. */
export function forged(callback: Callback): Callback {
  return { ...callback, query: callback.query.replace(/.$/, (last) => (last === '0' ? '1' : '0')) };
}
