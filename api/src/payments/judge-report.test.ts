import { ATTEMPT_STATES, type AttemptState } from '@dp/contract/payments.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_TRANSITIONS, wasPaid } from './attempt-states.ts';
import { type JudgedAttempt, judgeReport } from './judge-report.ts';
import { bareReport, type ProviderReport } from './payment-provider.ts';

const terms = { amountPiastres: 150_050, currency: 'EGP', live: false, merchant: '11' };
const fresh: JudgedAttempt = { ...terms, state: 'created', payment: null };
const paidReport: ProviderReport = {
  ...bareReport('unknown'),
  status: 'paid',
  amount: 150_050,
  currency: 'EGP',
  live: false,
  merchant: '11',
  payment: 'A',
};

const agreed = { amount: 150_050, currency: 'EGP', live: false, merchant: '11' };

const anyReport = fc
  .record({
    status: fc.constantFrom<ProviderReport['status'][]>(
      'pending',
      'paid',
      'failed',
      'expired',
      'cancelled',
      'refunded',
      'partly_refunded',
      'voided',
      'unknown',
      'not_found',
    ),
    amount: fc.constantFrom(150_050, 150_050, 150_050, 1, null),
    currency: fc.constantFrom('EGP', 'EGP', 'EGP', 'USD'),
    merchant: fc.constantFrom('11', '11', '11', '12'),
    live: fc.constantFrom(false, false, false, true),
    payment: fc.constantFrom('A', 'A', 'B'),
  })
  .map((some): ProviderReport => ({ ...paidReport, ...some }));
const anySource = fc.constantFrom('callback' as const, 'inquiry' as const);

describe('the states of an attempt', () => {
  it('never lead back', () => {
    const follow = (state: AttemptState, before: readonly AttemptState[]) => {
      expect(before).not.toContain(state);
      for (const next of ATTEMPT_TRANSITIONS[state]) follow(next, [...before, state]);
    };
    for (const state of ATTEMPT_STATES) follow(state, []);
  });
});

describe('reports in any order, twice and altered', () => {
  it('move an attempt forward only, and pay it only with its own amount, account and mode', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyReport, anySource), { maxLength: 40 }), (reports) => {
        let attempt = fresh;
        for (const [report, source] of reports) {
          const judged = judgeReport(attempt, report, source);
          // A second reading of the same report changes nothing more.
          if (judged.act !== 'move') continue;
          expect(ATTEMPT_TRANSITIONS[attempt.state]).toContain(judged.to);
          // What a payment has to be, and a refund: a callback cannot report one, and nothing undoes a payment.
          const isPaid = judged.to === 'paid';
          const { amount, currency, merchant, live } = isPaid ? report : paidReport;
          expect({ amount, currency, merchant, live }).toEqual(agreed);
          expect(wasPaid(judged.to) || !wasPaid(attempt.state)).toBe(true);
          expect(!wasPaid(judged.to) || isPaid || source === 'inquiry').toBe(true);
          const payment = judged.to === 'paid' ? report.payment : attempt.payment;
          attempt = { ...attempt, state: judged.to, payment };
          expect(judgeReport(attempt, report, source).act).not.toBe('move');
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never lose money: each paid report pays, is known already, or becomes a task', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ATTEMPT_STATES),
        anyReport,
        anySource,
        (state, report, source) => {
          const attempt = { ...fresh, state, payment: wasPaid(state) ? 'A' : null };
          const judged = judgeReport(attempt, { ...report, status: 'paid' }, source);
          const known = wasPaid(state) && report.payment === 'A';
          expect(known || judged.act === 'move' || judged.act === 'task').toBe(true);
        },
      ),
    );
  });
});

describe('a report', () => {
  const judge = (attempt: Partial<JudgedAttempt>, report: Partial<ProviderReport>) =>
    judgeReport({ ...fresh, ...attempt }, { ...paidReport, ...report }, 'callback');

  it.each(['created', 'pending', 'failed'] as const)(
    'of payment pays an attempt that is %s',
    (state) => {
      expect(judge({ state }, {})).toEqual({ act: 'move', to: 'paid' });
    },
  );

  it.each(['expired', 'cancelled'] as const)(
    'of payment for one that is %s is for staff',
    (state) => {
      expect(judge({ state }, {})).toEqual({ act: 'task', kind: 'paid_after_end' });
    },
  );

  it.each([
    ['another amount', { amount: 150_000 }, 'amount_differs'],
    ['another currency', { currency: 'USD' }, 'amount_differs'],
    ['another account', { merchant: '12' }, 'unknown_payment'],
    ['live money for a test attempt', { live: true }, 'unknown_payment'],
  ])('of %s pays nothing and is for staff', (_, report, kind) => {
    expect(judge({}, report)).toEqual({ act: 'task', kind });
  });

  it('of a second transaction is for staff, of the same one is nothing new', () => {
    expect(judge({ state: 'paid', payment: 'A' }, { payment: 'B' })).toEqual({
      act: 'task',
      kind: 'paid_twice',
    });
    expect(judge({ state: 'paid', payment: 'A' }, {})).toEqual({ act: 'none' });
  });

  it('of failure after payment changes nothing', () => {
    expect(judge({ state: 'paid', payment: 'A' }, { status: 'failed' })).toEqual({ act: 'none' });
  });

  it('of a refund in a callback has to be confirmed', () => {
    expect(judge({ state: 'paid', payment: 'A' }, { status: 'refunded' })).toEqual({ act: 'ask' });
  });
});
