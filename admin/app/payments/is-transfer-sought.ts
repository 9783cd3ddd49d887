import type { OrderMoney } from '@dp/contract/staff/payments.ts';

/** Whether a customer reported a transfer and nobody has said yet whether it arrived. */
export function isTransferSought({ state, transfer }: OrderMoney['attempts'][number]): boolean {
  return state === 'pending' && transfer !== null;
}
