import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFawry } from '../src/payment-providers/fawry/create-fawry.ts';
import type { FawrySettings } from '../src/payment-providers/fawry/fawry-settings.ts';
import type { AttemptIds, PaymentProvider } from '../src/payments/payment-provider.ts';
import {
  asReceived,
  attemptOf,
  newRequest,
  type SentCallback,
  type Simulator,
  startSimulator,
} from './arrange/provider-simulator.ts';

const now = () => new Date('2026-11-23T10:00:00Z');
const { signal } = new AbortController();
const AMOUNT = 150_050;

let simulator: Simulator;
let settings: FawrySettings;
let fawry: PaymentProvider;

beforeAll(async () => {
  simulator = await startSimulator('fawry');
  settings = {
    mode: 'test',
    baseUrl: simulator.address,
    merchantCode: 'SIM-1',
    secureKey: 'sim_fawry_secure_key',
    methods: ['card', 'wallet', 'kiosk'],
  };
  fawry = createFawry(settings, now);
});
afterAll(() => simulator.stop());

async function beginAttempt(method: 'card' | 'kiosk' = 'kiosk'): Promise<AttemptIds> {
  const request = newRequest({ method });
  const begun = await fawry.begin(request, signal);
  if (begun.kind !== 'redirect' && begun.kind !== 'reference') {
    throw new Error(`The attempt is ${begun.kind}.`);
  }
  return attemptOf(request, begun.ids);
}

async function pay(attempt: AttemptIds, how: string) {
  const { id, callbacks } = await simulator.pay(attempt.reference, how);
  const readings = callbacks.map((one) => fawry.readCallback(asReceived(one)));
  return { attempt: { ...attempt, payment: String(id) }, callbacks, readings };
}

describe('beginning an attempt', () => {
  it('at a kiosk gives a number and when it ends', async () => {
    const request = newRequest({ method: 'kiosk' });
    const begun = await fawry.begin(request, signal);
    expect(begun).toMatchObject({
      kind: 'reference',
      number: expect.stringMatching(/^\d{9}$/),
      expiresAt: request.expiresAt,
    });
  });

  it.each(['card', 'wallet'] as const)('by %s leads to the pay page', async (method) => {
    const begun = await fawry.begin(newRequest({ method }), signal);
    expect(begun).toMatchObject({ kind: 'redirect', url: expect.stringContaining('/pay/') });
  });

  it('is refused for a reference that was used, and with the wrong key', async () => {
    const request = newRequest({ method: 'kiosk' });
    await fawry.begin(request, signal);
    expect(await fawry.begin(request, signal)).toEqual({
      kind: 'refused',
      reason: '200 9951 Merchant reference was used already',
    });
    const other = createFawry({ ...settings, secureKey: 'other' }, now);
    for (const method of ['kiosk', 'card'] as const) {
      expect(await other.begin(newRequest({ method }), signal)).toMatchObject({ kind: 'refused' });
    }
  });

  it.each(['error', 'silent', 'half'])('is unknown when the answer is %s', async (create) => {
    for (const method of ['kiosk', 'card'] as const) {
      await simulator.next({ create });
      expect(await fawry.begin(newRequest({ method }), signal)).toEqual({ kind: 'unknown' });
    }
  });
});

describe('a notification', () => {
  it('reports the payment in piastres', async () => {
    const { readings, attempt } = await pay(await beginAttempt(), 'success');
    expect(readings).toEqual([
      {
        verdict: 'verified',
        match: { reference: attempt.reference },
        report: {
          status: 'paid',
          amount: AMOUNT,
          currency: 'EGP',
          merchant: 'SIM-1',
          live: null,
          payment: attempt.payment,
          refunded: 0,
          paidAt: null,
          failure: null,
          source: 'Fawry',
        },
      },
    ]);
  });

  it.each([
    ['decline', ['failed']],
    ['pending', ['pending']],
    ['expires', ['expired']],
    ['pending_then_success', ['pending', 'paid']],
    ['failed_after_paid', ['paid', 'failed']],
    ['paid_then_refunded', ['paid', 'refunded']],
  ])('reports %s', async (how, statuses) => {
    const { readings } = await pay(await beginAttempt(), how);
    const found = readings.map((one) => (one.verdict === 'verified' ? one.report.status : one));
    expect(found).toEqual(statuses);
  });

  it('counts what was ordered, not the fees that the shopper paid', async () => {
    const { readings } = await pay(await beginAttempt(), 'with_fees');
    expect(readings).toMatchObject([{ report: { amount: AMOUNT } }]);
  });

  it('reports the amount that was really paid', async () => {
    const { readings } = await pay(await beginAttempt(), 'amount_changed');
    expect(readings).toMatchObject([{ report: { status: 'paid', amount: 100 } }]);
  });

  it('with a wrong signature, without one or with altered values is not believed', async () => {
    const { readings } = await pay(await beginAttempt(), 'wrong_signature');
    expect(readings).toEqual([{ verdict: 'bad_signature' }]);
    const { callbacks } = await pay(await beginAttempt(), 'success');
    const [sent] = callbacks as [SentCallback];
    for (const [from, to] of [
      ['"orderStatus":"PAID"', '"orderStatus":"NEW"'],
      ['"orderAmount":1500.5', '"orderAmount":1.5'],
      [/"messageSignature":"\w+"/, '"messageSignature":""'],
    ] as const) {
      const body = sent.body.replace(from, to);
      expect(body).not.toBe(sent.body);
      expect(fawry.readCallback(asReceived({ ...sent, body }))).toEqual({
        verdict: 'bad_signature',
      });
    }
  });

  it.each(['<html>', 'null', '{}', '{"orderAmount":1.005}'])('that is %s is malformed', (body) => {
    expect(fawry.readCallback(asReceived({ query: '', body }))).toEqual({ verdict: 'malformed' });
  });
});

describe('asking about an attempt', () => {
  it('finds it open, and paid when its notification was lost', async () => {
    const attempt = await beginAttempt();
    expect(await fawry.inquire(attempt, signal)).toMatchObject({ status: 'pending' });
    await pay(attempt, 'success');
    expect(await fawry.inquire(attempt, signal)).toMatchObject({
      status: 'paid',
      amount: AMOUNT,
      payment: attempt.order,
    });
  });

  it('finds by its reference the attempt whose beginning had no answer', async () => {
    const request = newRequest({ method: 'kiosk' });
    const attempt = attemptOf(request);
    expect(await fawry.inquire(attempt, signal)).toMatchObject({ status: 'not_found' });
    await simulator.next({ create: 'silent' });
    await fawry.begin(request, signal);
    expect(await fawry.inquire(attempt, signal)).toMatchObject({ status: 'pending' });
  });

  it('is unknown without an answer', async () => {
    const nobody = createFawry({ ...settings, baseUrl: 'http://127.0.0.1:1' }, now);
    expect(await nobody.inquire(await beginAttempt(), signal)).toMatchObject({ status: 'unknown' });
  });

  it('finds a number cancelled that the shop gave back', async () => {
    const attempt = await beginAttempt();
    await fawry.cancel?.(attempt, signal);
    expect(await fawry.inquire(attempt, signal)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a refund', () => {
  it('pays back a part and then the rest, and never more', async () => {
    const { attempt } = await pay(await beginAttempt('card'), 'success');
    expect(await fawry.refund({ attempt, amount: 50_000 }, signal)).toMatchObject({ kind: 'done' });
    expect(await fawry.inquire(attempt, signal)).toMatchObject({
      status: 'partly_refunded',
      refunded: null,
    });
    expect(await fawry.refund({ attempt, amount: AMOUNT }, signal)).toMatchObject({
      kind: 'refused',
    });
    await fawry.refund({ attempt, amount: AMOUNT - 50_000 }, signal);
    expect(await fawry.inquire(attempt, signal)).toMatchObject({
      status: 'refunded',
      refunded: AMOUNT,
      payment: attempt.payment,
    });
  });

  it.each(['silent', 'half'])(
    'of everything is unknown when the answer is %s, and found by asking',
    async (refund) => {
      const { attempt } = await pay(await beginAttempt(), 'success');
      await simulator.next({ refund });
      expect(await fawry.refund({ attempt, amount: AMOUNT }, signal)).toEqual({ kind: 'unknown' });
      expect(await fawry.inquire(attempt, signal)).toMatchObject({ refunded: AMOUNT });
    },
  );

  it('that was never sent is known not to be there', async () => {
    const { attempt } = await pay(await beginAttempt(), 'success');
    expect(await fawry.inquire(attempt, signal)).toMatchObject({ status: 'paid', refunded: 0 });
  });
});
