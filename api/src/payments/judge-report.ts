import type { AttemptState } from '@dp/contract/payments.ts';
import type { PaymentTaskKind } from '@dp/contract/staff/payment-values.ts';
import { ATTEMPT_TRANSITIONS } from './attempt-states.ts';
import type { ProviderReport } from './payment-provider.ts';

/** What the shop knows of an attempt that a report is about. */
export interface JudgedAttempt {
  readonly state: AttemptState;
  readonly amountPiastres: number;
  readonly currency: string;
  readonly live: boolean;
  readonly merchant: string;
  /** The provider's transaction whose money came, in time or late; null while none did. */
  readonly payment: string | null;
}

/** `ask`: only the answer of an inquiry can be believed. */
export type Judgement =
  | { readonly act: 'none' }
  | { readonly act: 'ask' }
  | { readonly act: 'move'; readonly to: AttemptState }
  | { readonly act: 'task'; readonly kind: PaymentTaskKind };

const NONE: Judgement = { act: 'none' };

/**
 * What a provider's report changes about an attempt. Reports come late, twice and out of order; states only
 * move forward (decision 113).
 *
 * @param source A verified callback, or the answer of an inquiry. Providers do not sign refunds, so a callback
 *   about one has to be confirmed.
 */
export function judgeReport(
  attempt: JudgedAttempt,
  report: ProviderReport,
  source: 'callback' | 'inquiry',
): Judgement {
  switch (report.status) {
    case 'not_found':
      return NONE;
    case 'unknown':
      return source === 'callback' ? { act: 'ask' } : NONE;
    case 'paid':
      return judgePaid(attempt, report);
    case 'partly_refunded':
    case 'refunded':
    case 'voided':
      if (source === 'callback') return { act: 'ask' };
      if (attempt.payment === null) return { act: 'task', kind: 'unknown_payment' };
      return moveTo(attempt, report.status);
    case 'pending':
    case 'failed':
    case 'expired':
    case 'cancelled':
      return moveTo(attempt, report.status);
  }
}

function judgePaid(attempt: JudgedAttempt, report: ProviderReport): Judgement {
  // A report without a mode is of the mode of its merchant's account.
  const sameMode = (report.live ?? attempt.live) === attempt.live;
  const ours = report.merchant === attempt.merchant && sameMode;
  if (report.payment !== null && report.payment === attempt.payment) return NONE;
  if (!ours || report.payment === null) return { act: 'task', kind: 'unknown_payment' };
  if (report.amount !== attempt.amountPiastres || report.currency !== attempt.currency) {
    return { act: 'task', kind: 'amount_differs' };
  }
  if (attempt.payment !== null) return { act: 'task', kind: 'paid_twice' };
  const move = moveTo(attempt, 'paid');
  return move.act === 'move' ? move : { act: 'task', kind: 'paid_after_end' };
}

function moveTo({ state }: JudgedAttempt, to: AttemptState): Judgement {
  return ATTEMPT_TRANSITIONS[state].includes(to) ? { act: 'move', to } : NONE;
}
