import { createHash } from 'node:crypto';
import { inTransaction } from '../database/in-transaction.ts';
import { changeAttempt, findNamedAttempt } from '../payments/attempt-rows.ts';
import { maskCards } from '../payments/mask-cards.ts';
import {
  closeEvent,
  insertPaymentEvent,
  lockOpenEvent,
  type PaymentEventRow,
} from '../payments/payment-event-rows.ts';
import type {
  CallbackReading,
  PaymentProvider,
  ProviderReport,
  RawCallback,
} from '../payments/payment-provider.ts';
import { openTask } from '../payments/payment-tasks.ts';
import { applyReport } from './apply-report.ts';
import { askAboutAttempt } from './ask-about-attempt.ts';
import type { PayingDeps } from './payment-deps.ts';

/** Characters of a callback that was not signed rightly. */
const BAD_MAX_LENGTH = 2_000;

type Verified = Extract<CallbackReading, { verdict: 'verified' }>;

/**
 * Stores what a provider sent, then books it. Once it is stored the provider need not repeat it: if the process
 * ends before it is booked, another one finishes (`work-on-payments.ts`).
 *
 * @param admitBad whether one that is not signed rightly is stored too: anybody can send those.
 * @returns the verdict on its signature.
 */
export async function receiveCallback(
  deps: PayingDeps,
  provider: PaymentProvider,
  raw: RawCallback,
  admitBad: () => Promise<boolean>,
): Promise<CallbackReading['verdict']> {
  const reading = provider.readCallback(raw);
  const { verdict } = reading;
  const bad = verdict === 'bad_signature' || verdict === 'malformed';
  if (bad && !(await admitBad())) return verdict;
  const query = raw.query.toString();
  const at = deps.now();
  const event = await insertPaymentEvent(deps.db, {
    provider: provider.name,
    digest: digestOf(raw, bad),
    body: maskCards(kept(raw.rawBody.toString('utf8').replaceAll('\0', ''), bad)),
    query: maskCards(kept(query, bad)),
    verdict,
    reading: verdict === 'verified' ? JSON.stringify(reading) : null,
    receivedAt: at,
    processedAt: verdict === 'verified' ? null : at,
  });
  if (event.processedAt === null) await processEvent(deps, provider, event);
  return verdict;
}

/** Of what anybody may have sent, the beginning is enough to see what it was: it is kept as long as the others. */
function kept(text: string, bad: boolean): string {
  return bad ? text.slice(0, BAD_MAX_LENGTH) : text;
}

/** One that was not signed rightly is another than the same one signed, which is booked when it comes. */
function digestOf({ rawBody, query }: RawCallback, bad: boolean): string {
  const hash = createHash('sha256').update(rawBody).update('\n').update(query.toString());
  return (bad ? hash.update('\n').update('bad') : hash).digest('hex');
}

/** Books a stored event, once; what only an inquiry can tell is asked at once. */
export async function processEvent(
  deps: PayingDeps,
  provider: PaymentProvider,
  { id, reading }: PaymentEventRow,
): Promise<void> {
  const verified = readVerified(reading);
  const asked = await inTransaction(deps.db, async (tx) => {
    const event = await lockOpenEvent(tx, id);
    if (!event) return undefined;
    const at = deps.now();
    const attempt = await findNamedAttempt(tx, provider.name, verified.match);
    if (!attempt) {
      await closeEvent(tx, id, { attemptId: null, outcome: 'no attempt', at });
      if (verified.report.status === 'paid') {
        await openTask(tx, {
          kind: 'unknown_payment',
          cause: `${provider.name}: ${verified.report.payment ?? id}`,
          amountPiastres: verified.report.amount,
          openedAt: at,
        });
      }
      return undefined;
    }
    const { report } = verified;
    const about = { orderId: attempt.orderId, attemptId: attempt.id, report };
    const outcome = await applyReport(tx, deps, { ...about, source: 'callback' });
    await closeEvent(tx, id, { attemptId: attempt.id, outcome, at });
    if (outcome !== 'ask') return undefined;
    // Stays due until the provider answers, however long ago it was paid.
    await changeAttempt(tx, attempt.id, { askAt: at });
    return attempt;
  });
  if (asked) await askAboutAttempt(deps, asked.id);
}

function readVerified(reading: string | null): Verified {
  if (reading === null)
    throw new Error('An event without a verified report is not to be processed.');
  const { report, ...rest } = JSON.parse(reading) as Verified;
  const paidAt = report.paidAt === null ? null : new Date(report.paidAt);
  return { ...rest, report: { ...report, paidAt } satisfies ProviderReport };
}
