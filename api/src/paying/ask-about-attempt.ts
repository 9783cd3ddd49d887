import { HOUR_MS } from '@dp/contract/durations.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { changeAttempt, claimAsking, findAttempt } from '../payments/attempt-rows.ts';
import type { ProviderReport } from '../payments/payment-provider.ts';
import { applyReport } from './apply-report.ts';
import { nextAskAt } from './ask-times.ts';
import { idsOf, type PayingDeps, providerNamed, providerTimeout } from './payment-deps.ts';

/** How often a provider is asked about an attempt that it does not answer for: some days of hours. */
const ASKED_MAX = 100;

/**
 * Asks an attempt's provider what became of it and books the answer. The time of the next question is set first,
 * so that a process that ends in between only delays it.
 *
 * @param doubted a refund of this attempt that was sent, and that nobody sends or asks about meanwhile: it is sent
 *   again when the provider knows nothing of it.
 * @returns what the provider said; `busy` when another process has just begun to ask; undefined when there is nobody
 *   to ask.
 */
export async function askAboutAttempt(
  deps: PayingDeps,
  attemptId: number,
  doubted?: number,
): Promise<ProviderReport['status'] | 'busy' | undefined> {
  const attempt = await findAttempt(deps.db, attemptId);
  const ids = attempt && idsOf(attempt);
  const provider = attempt && providerNamed(deps, attempt.provider);
  if (!attempt || !ids || !provider) return undefined;
  const next = nextAskAt(attempt, deps.now());
  if (!(await claimAsking(deps.db, attempt, next))) return 'busy';
  const report = await provider.inquire(ids, providerTimeout());
  if (report.status === 'unknown' && next === null && attempt.asked < ASKED_MAX) {
    await changeAttempt(deps.db, attemptId, { askAt: new Date(deps.now().getTime() + HOUR_MS) });
  }
  await inTransaction(deps.db, (tx) =>
    applyReport(tx, deps, {
      orderId: attempt.orderId,
      attemptId,
      report,
      source: 'inquiry',
      doubted,
    }),
  );
  const ended = attempt.state === 'cancelled' || attempt.state === 'expired';
  if (ended && report.status === 'pending') await provider.cancel?.(ids, providerTimeout());
  return report.status;
}
