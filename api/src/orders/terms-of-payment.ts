import { MINUTE_MS } from '@dp/contract/durations.ts';
import { PAY_WITHIN_MINUTES, type PaymentMethod } from '@dp/contract/payments.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { OrderRow } from './full-order.ts';

/**
 * The columns of a placed order that its payment decides. One to be paid before needs no confirmation.
 *
 * @throws ProblemError 422 `payment_method_unavailable` when there is nothing to pay.
 */
export function termsOfPayment(
  method: PaymentMethod,
  { totalPiastres, at }: { readonly totalPiastres: number; readonly at: Date },
): Pick<OrderRow, 'paymentMethod' | 'payment' | 'payUntil'> & { confirmation?: 'not_needed' } {
  if (method === 'cash_on_delivery') {
    return { paymentMethod: method, payment: 'on_delivery', payUntil: null };
  }
  if (totalPiastres === 0) throw new ProblemError(422, 'payment_method_unavailable', { method });
  return {
    paymentMethod: method,
    payment: 'awaiting',
    payUntil: new Date(at.getTime() + PAY_WITHIN_MINUTES[method] * MINUTE_MS),
    confirmation: 'not_needed',
  };
}
