import type { OrderPayment } from '@dp/contract/order-payments.ts';

/** A kiosk's number that can be paid with, also when another way was begun since, and until when. */
export function openNumber({ attempt, earlier }: OrderPayment) {
  for (const each of [attempt, earlier]) {
    if (each?.step?.kind === 'kiosk') return { number: each.step.number, until: each.expires_at };
  }
  return undefined;
}
